import { eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { memberIds } from '#features/companies/server/member-ids.ts'
import { meetingChanged, meetingDue } from '#features/meetings/events.ts'
import {
  type FoundMeeting,
  findMeeting,
  holdersOf,
  meetingAddress,
  meetingCalendar,
  meetingTitle,
} from '#features/meetings/server/meeting-calendar.ts'
import { readOffered } from '#features/meetings/server/read-meetings.ts'
import { CALENDAR_TYPE } from '#lib/calendar-file.ts'
import { longDateTime } from '#lib/dates.ts'
import type { Db, Services } from '#server/context.ts'
import { deliverMail } from '#server/deliver-mail.ts'
import { type Occurrence, on, type Subscriber } from '#server/jobs.ts'
import { transaction } from '#server/transaction.ts'
import { type MeetingNews, textForMeeting } from '../talk-texts.ts'
import { newsMail } from './mail/news-mail.ts'
import { waysOut } from './mail-stop.ts'
import { notify } from './notify.ts'
import { channelsFor } from './preferences.ts'

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
const textOf = (side: Side, { news, by, times = [] }: News, meeting: FoundMeeting) => {
  const { startsAt, timeZone, asksForOthers, companyName, candidateName, note, message, kind, minutes } = meeting
  const clock = (at: Date) => `${longDateTime(at, timeZone)} (${timeZone})`
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

/** Each side hears what the other did, in the product and as they want it by mail. */
const onChanged = (services: Services, { became, by, ...about }: Changed, occurrence: Occurrence) =>
  transaction(services, async (ctx) => {
    const meeting = await readStill(ctx.db, about)
    if (!meeting) return
    const { userId } = meeting
    // a mail with the calendar file takes the place of the plain one
    const how = { ownMail: hasCalendar(became, meeting) }
    const side: Side = by === 'company' ? 'candidate' : 'company'
    const times = became === 'proposed' ? (await readOffered(ctx.db, [meeting.id])).get(meeting.id) : undefined
    const people = side === 'company' ? await companySide(ctx.db, meeting) : userId ? [userId] : []
    await notify(
      ctx,
      people,
      textOf(side, { news: became, by, times }, meeting),
      meetingAddress(side, meeting),
      occurrence,
      how,
    )
  })

const onDue = (services: Services, { lead, ...about }: About & { lead: 'day' | 'hour' }, occurrence: Occurrence) =>
  transaction(services, async (ctx) => {
    const meeting = await readStill(ctx.db, about)
    if (meeting?.status !== 'accepted' || !meeting.startsAt || meeting.startsAt <= new Date()) return
    for (const [side, people] of await bothSides(ctx.db, meeting)) {
      await notify(
        ctx,
        people,
        textOf(side, { news: lead, by: 'company' }, meeting),
        meetingAddress(side, meeting),
        occurrence,
      )
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

/** The calendar file to both sides, to whoever wants news of interviews by mail. */
async function mailCalendars(
  services: Services,
  { became, by, ...about }: Changed,
  { occurredAt }: Occurrence,
): Promise<void> {
  const { db } = services
  const meeting = await readStill(db, about)
  if (!meeting || !hasCalendar(became, meeting)) return
  for (const [side, people] of await bothSides(db, meeting)) {
    const channels = await channelsFor(db, people, 'interviews')
    const wanted = people.filter((userId) => channels(userId).mail)
    for (const userId of wanted) await mailCalendar(services, { meeting, became, by, side, userId, occurredAt })
  }
}

type Mail = { meeting: FoundMeeting; became: MeetingNews; by: Side; side: Side; userId: string; occurredAt: Date }

async function mailCalendar(
  services: Services,
  { meeting, became, by, side, userId, occurredAt }: Mail,
): Promise<void> {
  const { db, env } = services
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
  if (!user) return
  const { footer, headers } = waysOut(env, { userId, stops: 'interviews' })
  const url = env.PUBLIC_URL + meetingAddress(side, meeting)
  const { title, message } = textOf(side, { news: became, by }, meeting)
  await deliverMail(services, {
    key: `meeting ${meeting.id} ${meeting.sequence} ${userId}`,
    to: user.email,
    ...newsMail({ kind: 'interviews', portal: side === 'company' ? 'company' : 'seeker', title, message, url, footer }),
    headers,
    attachments: [
      {
        fileName: 'interview.ics',
        contentType: `${CALENDAR_TYPE}; method=${meeting.status === 'accepted' ? 'PUBLISH' : 'CANCEL'}`,
        content: meetingCalendar(env, meeting, side, occurredAt),
      },
    ],
  })
}

/** Interviews that a company and a candidate agree on. */
export const meetingNews: Subscriber[] = [
  on(meetingChanged, 'notifications.meeting-changed', onChanged),
  on(meetingChanged, 'notifications.mail-meeting', mailCalendars),
  on(meetingDue, 'notifications.meeting-due', onDue),
]
