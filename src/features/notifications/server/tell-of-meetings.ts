import { asc, eq, inArray } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { memberIds } from '#features/companies/server/member-ids.ts'
import { meetingChanged, meetingDue } from '#features/interviews/events.ts'
import { kindNames } from '#features/interviews/rules.ts'
import {
  type FoundMeeting,
  findMeeting,
  holdersOf,
  meetingAddress,
  meetingCalendar,
  meetingTitle,
} from '#features/interviews/server/meeting-calendar.ts'
import { readOffered } from '#features/interviews/server/read-meetings.ts'
import { CALENDAR_TYPE } from '#lib/calendar-file.ts'
import { zonedDateTime } from '#lib/dates.ts'
import type { Db, Services } from '#server/context.ts'
import { deliverMail } from '#server/deliver-mail.ts'
import { type Occurrence, on, type Subscriber } from '#server/jobs.ts'
import { type Ledger, transaction } from '#server/transaction.ts'
import { type MeetingNews, textForMeeting } from '../talk-texts.ts'
import { meetingMail } from './mail/meeting-mail.ts'
import { waysOut } from './mail-stop.ts'
import { notify } from './notify.ts'
import { channelsFor } from './preferences.ts'
import { readerZones } from './reader-zones.ts'

type About = { meetingId: string; companyId: string; userId: string; sequence: number }
type Changed = About & {
  became: Exclude<MeetingNews, 'day' | 'hour'>
  by: 'company' | 'candidate'
  wasAccepted: boolean
}
type Side = 'company' | 'candidate'

/** The appointment while it is as an event left it; later news tell of it otherwise. */
async function readStill(db: Db, { meetingId, sequence }: About): Promise<FoundMeeting | null> {
  const meeting = await findMeeting(db, meetingId)
  return meeting?.sequence === sequence ? meeting : null
}

/** Who of the company is told: those who hold it and still belong to it, else everybody. */
async function companySide(db: Db, meeting: FoundMeeting): Promise<string[]> {
  const members = await memberIds(db, meeting.companyId)
  const holders = (await holdersOf(db, meeting)).filter((id) => members.includes(id))
  return (holders.length > 0 ? holders : members).filter((id) => id !== meeting.userId)
}

const interviewNames = {
  phone: 'A phone interview',
  video: 'A video interview',
  on_site: 'An interview on site',
} as const

type News = { news: MeetingNews; by: Side; times?: readonly Date[] | undefined }
/** What one person is told, on the clock of `timeZone`. */
const textOf = (side: Side, { news, by, times = [] }: News, meeting: FoundMeeting, timeZone: string) => {
  const { startsAt, asksForOthers, companyName, candidateName, note, message, kind, minutes } = meeting
  const clock = (at: Date) => zonedDateTime(at, timeZone)
  const time = startsAt ? clock(startsAt) : 'a time to be chosen'
  return textForMeeting(side, news, {
    title: meetingTitle(side, meeting),
    by,
    what: `${interviewNames[kind]} of ${minutes} minutes`,
    times: times.map(clock),
    message,
    time,
    asksForOthers,
    companyName,
    candidateName,
    note,
  })
}

const timesOf = async (db: Db, { id, status }: FoundMeeting): Promise<Date[]> =>
  status === 'proposed' ? ((await readOffered(db, [id])).get(id) ?? []) : []

type ToSide = { meeting: FoundMeeting; side: Side; people: readonly string[]; news: News; occurrence: Occurrence }

/** The list in the product, each on their own clock; the mail has all that there is to know and is sent apart. */
async function notifySide(ctx: Services & Ledger, { meeting, side, people, news, occurrence }: ToSide): Promise<void> {
  const zones = await readerZones(ctx.db, people)
  for (const userId of people) {
    const text = textOf(side, news, meeting, zones(userId, meeting.timeZone))
    await notify(ctx, [userId], text, meetingAddress(side, meeting), occurrence, { ownMail: true })
  }
}

/** Each side hears what the other did. */
const onChanged = (services: Services, { became, by, ...about }: Changed, occurrence: Occurrence) =>
  transaction(services, async (ctx) => {
    const meeting = await readStill(ctx.db, about)
    if (!meeting) return
    const { userId } = meeting
    const side: Side = by === 'company' ? 'candidate' : 'company'
    const news = { news: became, by, times: await timesOf(ctx.db, meeting) }
    const people = side === 'company' ? await companySide(ctx.db, meeting) : userId ? [userId] : []
    await notifySide(ctx, { meeting, side, people, news, occurrence })
  })

type Due = About & { lead: 'day' | 'hour' }
const isAhead = ({ status, startsAt }: FoundMeeting) =>
  status === 'accepted' && startsAt !== null && startsAt > new Date()

const onDue = (services: Services, { lead, ...about }: Due, occurrence: Occurrence) =>
  transaction(services, async (ctx) => {
    const meeting = await readStill(ctx.db, about)
    if (!meeting || !isAhead(meeting)) return
    for (const [side, people] of await bothSides(ctx.db, meeting)) {
      await notifySide(ctx, { meeting, side, people, news: { news: lead, by: 'company' }, occurrence })
    }
  })

async function bothSides(db: Db, meeting: FoundMeeting): Promise<[Side, string[]][]> {
  return [
    ['candidate', meeting.userId ? [meeting.userId] : []],
    ['company', await companySide(db, meeting)],
  ]
}

/** Calendars have what was accepted, and hear of every change of that. */
const hasCalendar = (became: MeetingNews, { startsAt }: FoundMeeting): boolean =>
  became !== 'proposed' && startsAt !== null

/** The mail to those who want news of interviews by mail: to both sides with the calendar file, else to the one that is told. */
async function mailChange(
  services: Services,
  { became, by, ...about }: Changed,
  { occurredAt }: Occurrence,
): Promise<void> {
  const meeting = await readStill(services.db, about)
  if (!meeting) return
  const news = { news: became, by, times: await timesOf(services.db, meeting) }
  const withCalendar = hasCalendar(became, meeting)
  const told: Side = by === 'company' ? 'candidate' : 'company'
  const sides = (await bothSides(services.db, meeting)).filter(([side]) => withCalendar || side === told)
  await mailSides(services, sides, { meeting, news, ...(withCalendar && { calendarOf: occurredAt }) })
}

async function mailDue(services: Services, { lead, ...about }: Due): Promise<void> {
  const meeting = await readStill(services.db, about)
  if (!meeting || !isAhead(meeting)) return
  const sides = await bothSides(services.db, meeting)
  await mailSides(services, sides, { meeting, news: { news: lead, by: 'company' } })
}

/** `calendarOf`: the mail brings the calendar file, made at that moment. */
type Mail = { meeting: FoundMeeting; news: News; calendarOf?: Date }

async function mailSides(services: Services, sides: [Side, string[]][], mail: Mail): Promise<void> {
  for (const [side, people] of sides) {
    const channels = await channelsFor(services.db, people, 'interviews')
    const zones = await readerZones(services.db, people)
    for (const userId of people.filter((id) => channels(id).mail)) {
      await mailPerson(services, { ...mail, side, userId, timeZone: zones(userId, mail.meeting.timeZone) })
    }
  }
}

/** Who of the company holds it, for one of them: themselves as 'you', first. */
async function interviewersFor(db: Db, meeting: FoundMeeting, userId: string): Promise<string[]> {
  const ids = await holdersOf(db, meeting)
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, ids))
    .orderBy(asc(users.name), asc(users.id))
  const others = rows.filter(({ id }) => id !== userId).map(({ name }) => name)
  return ids.includes(userId) ? ['you', ...others] : others
}

async function mailPerson(
  services: Services,
  { meeting, news, side, userId, timeZone, calendarOf }: Mail & { side: Side; userId: string; timeZone: string },
): Promise<void> {
  const { db, env } = services
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
  if (!user) return
  const { footer, headers } = waysOut(env, { userId, stops: 'interviews' })
  const isCompany = side === 'company'
  const mail = meetingMail({
    ...meeting,
    ...{ side, news: news.news, times: news.times ?? [], timeZone, footer, hasCalendar: calendarOf !== undefined },
    ...{ kind: kindNames[meeting.kind], other: isCompany ? meeting.candidateName : meeting.companyName },
    said: meeting.message,
    message: sentenceOf(side, news, meeting, timeZone),
    interviewers: isCompany ? await interviewersFor(db, meeting, userId) : [],
    url: env.PUBLIC_URL + meetingAddress(side, meeting),
  })
  const method = meeting.status === 'accepted' ? 'PUBLISH' : 'CANCEL'
  await deliverMail(services, {
    // a reminder is of the same sequence as the change before it
    key: `meeting ${news.news} ${meeting.id} ${meeting.sequence} ${userId}`,
    to: user.email,
    ...mail,
    headers,
    ...(calendarOf && {
      attachments: [
        {
          fileName: 'interview.ics',
          contentType: `${CALENDAR_TYPE}; method=${method}`,
          content: meetingCalendar(env, meeting, side, calendarOf),
        },
      ],
    }),
  })
}

/** The news without what the mail lists below it: the times of a proposal, and what the company wrote. */
const sentenceOf = (side: Side, news: News, meeting: FoundMeeting, timeZone: string): string =>
  news.news === 'proposed'
    ? `${meeting.companyName} invites you to an interview. Please choose a time, or ask for others.`
    : textOf(side, news, meeting, timeZone).message

/** Interviews that a company and a candidate agree on. */
export const meetingNews: Subscriber[] = [
  on(meetingChanged, 'notifications.meeting-changed', onChanged),
  on(meetingChanged, 'notifications.mail-meeting', mailChange),
  on(meetingDue, 'notifications.meeting-due', onDue),
  on(meetingDue, 'notifications.mail-meeting-due', mailDue),
]
