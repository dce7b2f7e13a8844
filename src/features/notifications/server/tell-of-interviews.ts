import { eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { scheduledInterviews as scheduled } from '#db/schema/interviews.ts'
import { interviewReminderDue, interviewScheduleChanged } from '#features/interviews/events.ts'
import { calendarEntry, callAddress, scheduledTitle } from '#features/interviews/server/schedule/calendar-entry.ts'
import { readScheduledOf } from '#features/interviews/server/schedule/scheduled-interviews.ts'
import { CALENDAR_TYPE } from '#lib/calendar-file.ts'
import { longDateTime } from '#lib/dates.ts'
import type { Db, Services } from '#server/context.ts'
import { deliverMail } from '#server/deliver-mail.ts'
import { type Occurrence, on, type Subscriber } from '#server/jobs.ts'
import { transaction } from '#server/transaction.ts'
import { textForInterview } from '../rules.ts'
import { newsMail } from './mail/news-mail.ts'
import { waysOut } from './mail-stop.ts'
import { notify } from './notify.ts'
import { channelsFor } from './preferences.ts'

type About = { scheduledId: string; userId: string; sequence: number }

/** The interview, if it is still as the event left it: what was moved or cancelled meanwhile has an event of its own. */
async function readStill(db: Db, { scheduledId, userId, sequence }: About) {
  const [row] = await db
    .select({ email: users.email, userId: users.id, sequence: scheduled.sequence })
    .from(scheduled)
    .innerJoin(users, eq(users.id, scheduled.userId))
    .where(eq(scheduled.id, scheduledId))
  if (!row || row.sequence !== sequence || row.userId !== userId) return null
  const interview = await readScheduledOf(db, userId, scheduledId)
  const { scheduledDate, timeZone, setup } = interview
  const time = `${longDateTime(scheduledDate, timeZone)} (${timeZone})`
  return { interview, email: row.email, words: { title: scheduledTitle(setup), time } }
}

const onReminderDue = (
  services: Services,
  { lead, ...about }: About & { lead: 'day' | 'hour' | 'start' },
  occurrence: Occurrence,
) =>
  transaction(services, async (ctx) => {
    const still = await readStill(ctx.db, about)
    // when it begins the telephone rings, where there is one: nobody reads a mail then
    if (still?.interview.status !== 'scheduled' || still.interview.sessionId || lead === 'start') return
    await notify(ctx, [about.userId], textForInterview(lead, still.words), callAddress(about.scheduledId), occurrence)
  })

/** The mail with the calendar file, to whoever wants reminders by mail; the person knows already what they did. */
async function mailCalendar(
  services: Services,
  { became, ...about }: About & { became: 'scheduled' | 'moved' | 'cancelled' },
  { occurredAt }: Occurrence,
): Promise<void> {
  const { db, env } = services
  const { userId, scheduledId, sequence } = about
  const still = await readStill(db, about)
  if (!still || !(await channelsFor(db, [userId], 'reminders'))(userId).mail) return
  const { title, message } = textForInterview(became, still.words)
  const { footer, headers } = waysOut(env, { userId, stops: 'reminders' })
  const url = env.PUBLIC_URL + (became === 'cancelled' ? '/app/interview?tab=mock-interview' : callAddress(scheduledId))
  const method = became === 'cancelled' ? 'CANCEL' : 'PUBLISH'
  await deliverMail(services, {
    key: `interview ${scheduledId} ${sequence}`,
    to: still.email,
    ...newsMail({ kind: 'reminders', title, message, url, footer }),
    headers,
    attachments: [
      {
        fileName: 'interview.ics',
        contentType: `${CALENDAR_TYPE}; method=${method}`,
        content: calendarEntry(env, still.interview, occurredAt),
      },
    ],
  })
}

/** Scheduled interviews go into the own calendar and are told of a day and an hour before (INTV-29). */
export const interviewNews: Subscriber[] = [
  on(interviewReminderDue, 'notifications.interview-due', onReminderDue),
  on(interviewScheduleChanged, 'notifications.mail-interview', mailCalendar),
]
