import { asc, eq, inArray } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { memberIds } from '#features/companies/server/member-ids.ts'
import { interviewChanged, interviewDue } from '#features/interviews/events.ts'
import { kindNames } from '#features/interviews/rules.ts'
import {
  type FoundInterview,
  findInterview,
  interviewAddress,
  interviewCalendar,
  interviewersOf,
  interviewTitle,
} from '#features/interviews/server/interview-calendar.ts'
import { readOffered } from '#features/interviews/server/read-interviews.ts'
import { CALENDAR_TYPE } from '#lib/calendar-file.ts'
import { zonedDateTime } from '#lib/dates.ts'
import type { Db, Services } from '#server/context.ts'
import { deliverMail } from '#server/deliver-mail.ts'
import { mailGroups, type Occurrence, on, type Subscriber } from '#server/queue/worker.ts'
import { transaction, type UnitOfWork } from '#server/transaction.ts'
import { type InterviewNews, interviewInvitation, textForProposedInterview } from '../message-texts.ts'
import { interviewMail } from './mail/interview-mail.ts'
import { notificationUnsubscribeLinks } from './mail-stop.ts'
import { notify } from './notify.ts'
import { channelsFor } from './preferences.ts'
import { readerZones } from './reader-zones.ts'

type About = { interviewId: string; companyId: string; userId: string; sequence: number }
type Changed = About & {
  became: Exclude<InterviewNews, 'day' | 'hour'>
  by: 'company' | 'candidate'
  actorId: string | null
  wasAccepted: boolean
}
type Side = 'company' | 'candidate'

/** The interview if it is still as the event left it; a later event has its own notification. */
async function readIfCurrent(db: Db, { interviewId, sequence }: About): Promise<FoundInterview | null> {
  const interview = await findInterview(db, interviewId)
  return interview?.sequence === sequence ? interview : null
}

/** Recipients in the company: the interviewers who still are members, otherwise all members. */
async function companySide(db: Db, interview: FoundInterview): Promise<string[]> {
  const members = await memberIds(db, interview.companyId)
  const holders = (await interviewersOf(db, interview)).filter((id) => members.includes(id))
  return (holders.length > 0 ? holders : members).filter((id) => id !== interview.userId)
}

const interviewNames = {
  phone: 'A phone interview',
  video: 'A video interview',
  on_site: 'An on-site interview',
} as const

type News = { news: InterviewNews; by: Side; times?: readonly Date[] | undefined; colleague?: string | undefined }
/** The notification of one recipient, in `timeZone`. */
const textOf = (side: Side, { news, by, times = [], colleague }: News, interview: FoundInterview, timeZone: string) => {
  const { startsAt, asksForOthers, companyName, candidateName, note, message, kind, minutes } = interview
  const clock = (at: Date) => zonedDateTime(at, timeZone)
  const time = startsAt ? clock(startsAt) : 'a time to be chosen'
  return textForProposedInterview(side, news, {
    title: interviewTitle(side, interview),
    by,
    colleague,
    what: `${interviewNames[kind]} (${minutes} minutes)`,
    times: times.map(clock),
    message,
    time,
    isAgreed: startsAt !== null,
    asksForOthers,
    companyName,
    candidateName,
    note,
  })
}

const timesOf = async (db: Db, { id, status }: FoundInterview): Promise<Date[]> =>
  status === 'proposed' ? ((await readOffered(db, [id])).get(id) ?? []) : []

async function nameOf(db: Db, userId: string): Promise<string | undefined> {
  const [user] = await db.select({ name: users.name }).from(users).where(eq(users.id, userId))
  return user?.name
}

/** The colleague who did it, for members of the company. The candidate reads the company's name instead. */
async function colleagueFor(db: Db, side: Side, actorId: string | null | undefined, userId: string) {
  if (side === 'candidate' || !actorId) return undefined
  return actorId === userId ? 'You' : nameOf(db, actorId)
}

type ToSide = { interview: FoundInterview; side: Side; people: readonly string[]; news: News; occurrence: Occurrence }

/** Notifications in the list, each in the recipient's time zone. The email has all details and is sent separately. */
async function notifySide(
  ctx: Services & UnitOfWork,
  { interview, side, people, news, occurrence }: ToSide,
): Promise<void> {
  const zones = await readerZones(ctx.db, people)
  for (const userId of people) {
    const text = textOf(side, news, interview, zones(userId, interview.timeZone))
    await notify(ctx, [userId], text, interviewAddress(side, interview), occurrence, { ownMail: true })
  }
}

/** Each side is notified of what the other did; interviewers of an agreed interview also of what a colleague did to it. */
const onChanged = (services: Services, { became, by, actorId, ...about }: Changed, occurrence: Occurrence) =>
  transaction(services, async (ctx) => {
    const interview = await readIfCurrent(ctx.db, about)
    if (!interview) return
    const { userId } = interview
    const side: Side = by === 'company' ? 'candidate' : 'company'
    const news = { news: became, by, times: await timesOf(ctx.db, interview) }
    const people = side === 'company' ? await companySide(ctx.db, interview) : userId ? [userId] : []
    await notifySide(ctx, { interview, side, people, news, occurrence })
    if (by !== 'company' || !actorId || !hasCalendar(became, interview)) return
    const colleagues = (await companySide(ctx.db, interview)).filter((id) => id !== actorId)
    const named = { ...news, colleague: await nameOf(ctx.db, actorId) }
    await notifySide(ctx, { interview, side: 'company', people: colleagues, news: named, occurrence })
  })

type Due = About & { lead: 'day' | 'hour' }
const isAhead = ({ status, startsAt }: FoundInterview) =>
  status === 'accepted' && startsAt !== null && startsAt > new Date()

const onDue = (services: Services, { lead, ...about }: Due, occurrence: Occurrence) =>
  transaction(services, async (ctx) => {
    const interview = await readIfCurrent(ctx.db, about)
    if (!interview || !isAhead(interview)) return
    for (const [side, people] of await bothSides(ctx.db, interview)) {
      await notifySide(ctx, { interview, side, people, news: { news: lead, by: 'company' }, occurrence })
    }
  })

async function bothSides(db: Db, interview: FoundInterview): Promise<[Side, string[]][]> {
  return [
    ['candidate', interview.userId ? [interview.userId] : []],
    ['company', await companySide(db, interview)],
  ]
}

/** Calendars have accepted interviews and need every later change of them. */
const hasCalendar = (became: InterviewNews, { startsAt }: FoundInterview): boolean =>
  became !== 'proposed' && startsAt !== null

/**
 * Emails those who want emails about interviews: both sides if there is a calendar file, otherwise only the notified
 * side.
 */
async function mailChange(
  services: Services,
  { became, by, actorId, ...about }: Changed,
  { occurredAt }: Occurrence,
): Promise<void> {
  const interview = await readIfCurrent(services.db, about)
  if (!interview) return
  const news = { news: became, by, times: await timesOf(services.db, interview) }
  const withCalendar = hasCalendar(became, interview)
  const otherSide: Side = by === 'company' ? 'candidate' : 'company'
  const sides = (await bothSides(services.db, interview)).filter(([side]) => withCalendar || side === otherSide)
  await mailSides(services, sides, { interview, news, actorId, ...(withCalendar && { calendarOf: occurredAt }) })
}

async function mailDue(services: Services, { lead, ...about }: Due): Promise<void> {
  const interview = await readIfCurrent(services.db, about)
  if (!interview || !isAhead(interview)) return
  const sides = await bothSides(services.db, interview)
  await mailSides(services, sides, { interview, news: { news: lead, by: 'company' } })
}

/** With `calendarOf`, the email contains the calendar file, created when it is sent. */
type Mail = { interview: FoundInterview; news: News; actorId?: string | null; calendarOf?: Date }

async function mailSides(services: Services, sides: [Side, string[]][], mail: Mail): Promise<void> {
  for (const [side, people] of sides) {
    const channels = await channelsFor(services.db, people, 'interviews')
    const zones = await readerZones(services.db, people)
    for (const userId of people.filter((id) => channels(id).mail)) {
      await mailPerson(services, { ...mail, side, userId, timeZone: zones(userId, mail.interview.timeZone) })
    }
  }
}

type ToPerson = { side: Side; userId: string; timeZone: string }

/** The interviewers for one of them, who is first and shown as 'you'. */
async function interviewersFor(db: Db, interview: FoundInterview, userId: string): Promise<string[]> {
  const ids = await interviewersOf(db, interview)
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
  { interview, news: about, actorId, side, userId, timeZone, calendarOf }: Mail & ToPerson,
): Promise<void> {
  const { db, env } = services
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
  if (!user) return
  const { footer, headers } = notificationUnsubscribeLinks(env, { userId, stops: 'interviews' })
  const isCompany = side === 'company'
  const news = { ...about, colleague: await colleagueFor(db, side, actorId, userId) }
  const mail = interviewMail({
    ...interview,
    ...{ side, news: news.news, times: news.times ?? [], timeZone, footer, hasCalendar: calendarOf !== undefined },
    ...{ kind: kindNames[interview.kind], other: isCompany ? interview.candidateName : interview.companyName },
    said: interview.message,
    message: sentenceOf(side, news, interview, timeZone),
    interviewers: isCompany ? await interviewersFor(db, interview, userId) : [],
    url: env.PUBLIC_URL + interviewAddress(side, interview),
  })
  const method = interview.status === 'accepted' ? 'PUBLISH' : 'CANCEL'
  await deliverMail(services, {
    // a reminder has the same sequence as the change before it
    key: `meeting ${news.news} ${interview.id} ${interview.sequence} ${userId}`,
    to: user.email,
    ...mail,
    headers,
    ...(calendarOf && {
      attachments: [
        {
          fileName: 'interview.ics',
          contentType: `${CALENDAR_TYPE}; method=${method}`,
          content: interviewCalendar(env, interview, side, calendarOf),
        },
      ],
    }),
  })
}

/** The notification without the parts that the email lists below: the proposed times and the company's message. */
const sentenceOf = (side: Side, news: News, interview: FoundInterview, timeZone: string): string =>
  news.news === 'proposed'
    ? interviewInvitation(interview.companyName)
    : textOf(side, news, interview, timeZone).message

/** Interviews that a company and a candidate agree on. */
export const interviewNews: Subscriber[] = [
  on(interviewChanged, 'notifications.meeting-changed', onChanged),
  on(interviewChanged, 'notifications.mail-meeting', mailChange, mailGroups('interviewId')),
  on(interviewDue, 'notifications.meeting-due', onDue),
  on(interviewDue, 'notifications.mail-meeting-due', mailDue, mailGroups('interviewId')),
]
