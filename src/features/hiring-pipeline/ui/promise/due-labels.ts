import { clockTime, isoDay, longDate } from '#lib/dates.ts'

/**
 * 'Due today, 4:20 PM', 'Due tomorrow, 4:20 PM', 'Due 4 December 2026', 'Overdue since 2 December 2026'; in the
 * reader's time zone.
 */
export function formatDue(dueAt: Date, now: Date, timeZone: string): string {
  if (dueAt <= now) return `Overdue since ${longDate(dueAt, timeZone)}`
  const day = isoDay(dueAt, timeZone)
  if (day === isoDay(now, timeZone)) return `Due today, ${clockTime(dueAt, timeZone)}`
  const tomorrow = new Date(`${isoDay(now, timeZone)}T00:00:00Z`)
  tomorrow.setUTCDate(tomorrow.getUTCDate() + 1)
  if (day === isoDay(tomorrow)) return `Due tomorrow, ${clockTime(dueAt, timeZone)}`
  return `Due ${longDate(dueAt, timeZone)}`
}
