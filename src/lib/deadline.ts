import { isIsoDay, isoDay, longDay } from './dates.ts'

const hour = 3_600_000

/**
 * The instant at which a deadline day ('2025-10-31') ends in a zone: the first instant of the next day there (APPLY-30). An application is
 * in time while `now < endOfDeadlineDay(...)`. Throws a RangeError for an invalid day or zone.
 */
export function endOfDeadlineDay(date: string, timeZone = 'UTC'): Date {
  if (!isIsoDay(date)) throw new RangeError(`Not a day of the calendar: ${date}`)
  const nextMidnightUtc = Date.parse(`${date}T00:00:00Z`) + 24 * hour
  // Searching for the change of the local date needs no offset arithmetic, so clock changes and skipped midnights are handled correctly.
  // Zones are within 16 hours of UTC, but in a zone that skips a whole day (Apia, 2011) the date changes up to 24 hours earlier.
  let inside = nextMidnightUtc - 40 * hour
  let outside = nextMidnightUtc + 16 * hour
  while (outside - inside > 1000) {
    const middle = inside + Math.floor((outside - inside) / 2000) * 1000
    if (isoDay(new Date(middle), timeZone) > date) outside = middle
    else inside = middle
  }
  return new Date(outside)
}

/** Whether the deadline day has ended in the zone; false for a job without a deadline. */
export function isDeadlineOver(date: string | null | undefined, timeZone: string, now: Date): boolean {
  return date != null && now.getTime() >= endOfDeadlineDay(date, timeZone).getTime()
}

/** The name of the clock by which a deadline day ends: 'Berlin time' for 'Europe/Berlin', 'UTC'. */
export function clockName(timeZone: string): string {
  const city = /^(?!Etc\/)[A-Za-z_]+\/(?:[A-Za-z_-]+\/)*([A-Za-z_-]+)$/.exec(timeZone)?.[1]
  return city ? `${city.replaceAll('_', ' ')} time` : timeZone
}

/** A deadline on a page: '25 November 2026, Berlin time'. For readers in other zones it may end on another day. */
export const longDeadline = (date: string, timeZone: string): string => `${longDay(date)}, ${clockName(timeZone)}`
