import { DAY_MS, instantAt } from './dates.ts'

/** How far in the future an appointment can be, in days. */
export const DAYS_AHEAD = 365

export type StartRefusal = 'SLOT_PAST' | 'SLOT_SKIPPED' | 'SLOT_TOO_FAR'

/**
 * The instant of '2026-11-30T09:30' in a time zone; if the clocks show that time twice, the first one. Refuses a time that the clocks skip,
 * that is in the past, or that is more than a year ahead.
 */
export function readStart(wall: string, timeZone: string, now: Date): Date | StartRefusal {
  const at = instantAt(wall, timeZone)
  if (!at) return 'SLOT_SKIPPED'
  if (at <= now) return 'SLOT_PAST'
  return at.getTime() > now.getTime() + DAYS_AHEAD * DAY_MS ? 'SLOT_TOO_FAR' : at
}

const MINUTE = 60_000

/** When participants are reminded of an appointment, in milliseconds before it. */
export const reminderLeads = { day: DAY_MS, hour: 60 * MINUTE, start: 0 } as const
export type ReminderLead = keyof typeof reminderLeads

/** No reminder is sent if the appointment began longer ago than this. */
const LATE_MS = 10 * MINUTE

/** The reminder that is due now, the nearest to the appointment; null if it was already sent or none is due. */
export function dueReminder(begins: Date, remindedAt: Date | null, now: Date): ReminderLead | null {
  const start = begins.getTime()
  if (now.getTime() > start + LATE_MS) return null
  const lead = (['start', 'hour', 'day'] as const).find((one) => start - reminderLeads[one] <= now.getTime())
  if (!lead) return null
  const isReminded = remindedAt !== null && remindedAt.getTime() >= start - reminderLeads[lead]
  return isReminded ? null : lead
}
