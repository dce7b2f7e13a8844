import { eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { interviewReminderDue, interviewScheduleChanged } from '#features/interview-prep/events.ts'
import { readScheduledNews } from '#features/interview-prep/server/scheduled-news.ts'
import { CALENDAR_TYPE } from '#lib/calendar-file.ts'
import type { Services } from '#server/context.ts'
import { deliverMail } from '#server/deliver-mail.ts'
import { mailGroups, type Occurrence, on, type Subscriber } from '#server/queue/worker.ts'
import { transaction } from '#server/transaction.ts'
import { textForInterview } from '../rules.ts'
import { newsMail } from './mail/news-mail.ts'
import { notificationUnsubscribeLinks } from './mail-stop.ts'
import { notify } from './notify.ts'
import { channelsFor } from './preferences.ts'

type About = { scheduledId: string; userId: string; sequence: number }

const onReminderDue = (
  services: Services,
  { lead, ...about }: About & { lead: 'day' | 'hour' | 'start' },
  occurrence: Occurrence,
) =>
  transaction(services, async (ctx) => {
    const current = await readScheduledNews(ctx, about)
    // No email at the start: the phone rings then, if there is one.
    if (!current?.isAhead || lead === 'start') return
    await notify(ctx, [about.userId], textForInterview(lead, current), current.href, occurrence)
  })

/**
 * Emails the calendar file to users who want reminders by email; the list needs no entry for what they did themselves.
 */
async function mailCalendar(
  services: Services,
  { became, ...about }: About & { became: 'scheduled' | 'moved' | 'cancelled' },
  { occurredAt }: Occurrence,
): Promise<void> {
  const { db, env } = services
  const { userId, scheduledId, sequence } = about
  const current = await readScheduledNews(services, about)
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
  if (!current || !user || !(await channelsFor(db, [userId], 'reminders'))(userId).mail) return
  const { title, message } = textForInterview(became, current)
  const { footer, headers } = notificationUnsubscribeLinks(env, { userId, stops: 'reminders' })
  const url = env.PUBLIC_URL + (became === 'cancelled' ? '/app/interview?tab=mock-interview' : current.href)
  const method = became === 'cancelled' ? 'CANCEL' : 'PUBLISH'
  await deliverMail(services, {
    key: `interview ${scheduledId} ${sequence}`,
    to: user.email,
    ...newsMail({ kind: 'reminders', title, message, url, footer }),
    headers,
    attachments: [
      {
        fileName: 'interview.ics',
        contentType: `${CALENDAR_TYPE}; method=${method}`,
        content: current.calendar(occurredAt),
      },
    ],
  })
}

/** Scheduled mock interviews are sent as calendar files, with reminders a day and an hour before (INTV-29). */
export const practiceNews: Subscriber[] = [
  on(interviewReminderDue, 'notifications.interview-due', onReminderDue),
  on(interviewScheduleChanged, 'notifications.mail-interview', mailCalendar, mailGroups('userId')),
]
