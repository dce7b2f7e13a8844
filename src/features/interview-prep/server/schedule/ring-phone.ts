import { and, eq } from 'drizzle-orm'
import { interviewPhoneDetails as phones, scheduledInterviews as scheduled } from '#db/schema/interview-prep.ts'
import { dueReminder, type ReminderLead } from '#lib/appointments.ts'
import { clockTime } from '#lib/dates.ts'
import type { Services } from '#server/context.ts'
import { on, type Subscriber } from '#server/queue/worker.ts'
import { interviewReminderDue } from '../../events.ts'
import { callAddress, scheduledTitle } from './calendar-entry.ts'
import { dialOf } from './phone-details.ts'
import { configOf } from './scheduled-interviews.ts'

type Due = { scheduledId: string; sequence: number; lead: ReminderLead }

/**
 * Sends a text message an hour before the interview, and calls when it starts. The number must be confirmed and a provider must be
 * configured. Nothing is sent if the interview was cancelled, moved or started, or if the reminder is too late.
 */
async function ringPhone({ db, env, telephony }: Services, { scheduledId, sequence, lead }: Due): Promise<void> {
  if (!telephony || lead === 'day') return
  const [found] = await db
    .select({ row: scheduled, phone: phones })
    .from(scheduled)
    .innerJoin(phones, eq(phones.id, scheduled.phoneDetailsId))
    .where(and(eq(scheduled.id, scheduledId), eq(scheduled.status, 'scheduled'), eq(phones.isVerified, true)))
  const number = found && dialOf(found.phone)
  if (!number || found.row.sequence !== sequence || found.row.sessionId) return
  const { row } = found
  if (dueReminder(row.scheduledDate, null, new Date()) !== lead) return
  const title = scheduledTitle(configOf(row).setup)
  const time = clockTime(row.scheduledDate, row.timeZone)
  if (lead === 'hour') await telephony.text(number, `${title}, ${time}. ${env.PUBLIC_URL}${callAddress(scheduledId)}`)
  else await telephony.call(number, `Your ${title} is starting now. Please open Tandem in your browser.`)
}

export const scheduleSubscribers: Subscriber[] = [on(interviewReminderDue, 'interviews.ring-phone', ringPhone)]
