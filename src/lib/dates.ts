/*
 * Every time wording of the specification, one named formatter each (PLAT-14). Relative ones take `now`; those that write a
 * date or a time take a time zone: that of the reader (`useZone` on a screen), or 'UTC' for a calendar day and on a public
 * page that all readers share.
 */

import { tzOffset } from '@date-fns/tz/tzOffset'

const minute = 60_000
const hour = 60 * minute
/** A day of 24 hours in milliseconds. */
export const DAY_MS = 24 * hour
const months = 'January February March April May June July August September October November December'.split(' ')
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')

/** The time between UTC and the clocks of a zone at an instant, in milliseconds; RangeError where one of the two is none. */
function offsetAt(date: Date, timeZone: string): number {
  const offset = tzOffset(timeZone, date) * minute
  if (Number.isNaN(offset)) throw new RangeError(`no clock time: ${date.getTime()} in ${timeZone}`)
  return offset
}

/** Calendar and clock of an instant in a zone; `month` counts from 1. */
function localParts(date: Date, timeZone: string) {
  const local = new Date(date.getTime() + offsetAt(date, timeZone))
  return {
    weekday: weekdays[local.getUTCDay()] ?? '',
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    hour: local.getUTCHours(),
    minute: String(local.getUTCMinutes()).padStart(2, '0'),
  }
}

/** True for a time zone name that this machine can compute with ('Europe/Berlin', 'UTC'). */
export function isTimeZone(value: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: value }))
  } catch {
    return false
  }
}

/** '14 August 2025' */
export function longDate(date: Date, timeZone: string): string {
  const at = localParts(date, timeZone)
  return `${at.day} ${months[at.month - 1]} ${at.year}`
}

/** '14 Aug 2025', for table cells */
export function shortDate(date: Date, timeZone: string): string {
  const at = localParts(date, timeZone)
  return `${at.day} ${months[at.month - 1]?.slice(0, 3)} ${at.year}`
}

/** '31 October', where the year is plain from the place */
export function dayAndMonth(date: Date, timeZone: string): string {
  const at = localParts(date, timeZone)
  return `${at.day} ${months[at.month - 1]}`
}

/** '9:14 AM' */
export function clockTime(date: Date, timeZone: string): string {
  const at = localParts(date, timeZone)
  return `${at.hour % 12 || 12}:${at.minute} ${at.hour < 12 ? 'AM' : 'PM'}`
}

/** '2 October 2025, 9:14 AM' */
export function longDateTime(date: Date, timeZone: string): string {
  return `${longDate(date, timeZone)}, ${clockTime(date, timeZone)}`
}

/** '2 October 2025, 9:14 AM (Europe/Lisbon)', where the reader may be in another zone */
export function zonedDateTime(date: Date, timeZone: string): string {
  return `${longDateTime(date, timeZone)} (${timeZone})`
}

/** '2 October 2025, 9:14:05 AM', for lists with several times of one minute */
export function exactDateTime(date: Date, timeZone: string): string {
  return longDateTime(date, timeZone).replace(
    / [AP]M$/,
    (half) => `:${String(date.getUTCSeconds()).padStart(2, '0')}${half}`,
  )
}

/** 'Thursday, 11:30 AM', for something within the coming week */
export function weekdayAndTime(date: Date, timeZone: string): string {
  return `${localParts(date, timeZone).weekday}, ${clockTime(date, timeZone)}`
}

/** The hour of an instant in a zone, 0 to 23. */
export const hourOfDay = (date: Date, timeZone = 'UTC'): number => localParts(date, timeZone).hour

/** '2025-10-31': the calendar day of an instant in a zone, for date fields and `datetime` attributes. */
export function isoDay(date: Date, timeZone = 'UTC'): string {
  const at = localParts(date, timeZone)
  return `${String(at.year).padStart(4, '0')}-${String(at.month).padStart(2, '0')}-${String(at.day).padStart(2, '0')}`
}

/** '2025-10-31T09:30': the wall clock of an instant in a zone, as date and time fields write it. */
export const wallClock = (date: Date, timeZone: string): string =>
  `${isoDay(date, timeZone)}T${String(hourOfDay(date, timeZone)).padStart(2, '0')}:${localParts(date, timeZone).minute}`

/** The first instant at which clocks in the zone show '2025-10-31T09:30'; null where they skip it, or it is no time at all. */
export function instantAt(wall: string, timeZone: string): Date | null {
  const asUtc = Date.parse(`${wall}:00Z`)
  if (Number.isNaN(asUtc)) return null
  // the offset is the one of the day before or of the day after: clocks change once between them at most
  const found = [-DAY_MS, DAY_MS].map((shift) => new Date(asUtc - offsetAt(new Date(asUtc + shift), timeZone)))
  const right = found.filter((at) => wallClock(at, timeZone) === wall)
  return right.sort((a, b) => a.getTime() - b.getTime())[0] ?? null
}

/** True for a day of the calendar written '2025-10-31'; '2025-02-30' is none. */
export function isIsoDay(value: string): boolean {
  // at the edges the day before or after it could not be written so any more
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(value) || value >= '9999') return false
  const at = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value)
}

/** A stored calendar day '2025-10-31' as '31 October 2025', the same in every zone; '' where it is no day. */
export function longDay(isoDate: string): string {
  return isIsoDay(isoDate) ? longDate(new Date(`${isoDate}T00:00:00Z`), 'UTC') : ''
}

function elapsed(date: Date, now: Date): number {
  return Math.max(0, now.getTime() - date.getTime())
}

function ago(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`
}

/** General wording (PLAT-15): 'Just now', 'N minutes ago', 'N hours ago', 'N days ago' under 30 days, else the long date. */
export function timeAgo(date: Date, now: Date, timeZone: string): string {
  const past = elapsed(date, now)
  if (past < minute) return 'Just now'
  if (past < hour) return ago(Math.floor(past / minute), 'minute')
  if (past < DAY_MS) return ago(Math.floor(past / hour), 'hour')
  if (past < 30 * DAY_MS) return ago(Math.floor(past / DAY_MS), 'day')
  return longDate(date, timeZone)
}

/** The general wording inside a sentence: 'Added just now'. */
export const timeAgoInside = (date: Date, now: Date, timeZone: string): string =>
  timeAgo(date, now, timeZone).replace(/^Just/, 'just')

/** Posting age on the jobs page (JOBS-12): under 24 hours 'Nh ago', else 'Nd ago'. */
export function postedAgeShort(date: Date, now: Date): string {
  const past = elapsed(date, now)
  return past < DAY_MS ? `${Math.floor(past / hour)}h ago` : `${Math.floor(past / DAY_MS)}d ago`
}

/** Posting age in the portals (CJOB-17): 'Today', days under 7, weeks under 30, then months of 30 days. */
export function postedAgeLabel(date: Date, now: Date): string {
  const days = Math.floor(elapsed(date, now) / DAY_MS)
  if (days === 0) return 'Today'
  if (days < 7) return ago(days, 'day')
  if (days < 30) return ago(Math.floor(days / 7), 'week')
  return ago(Math.floor(days / 30), 'month')
}

/** Posting age in the portals' job dialog (CJOB-17): 'x h ago' under 24 hours, else as `postedAgeLabel`. */
export function postedAgeInDialog(date: Date, now: Date): string {
  const past = elapsed(date, now)
  return past < DAY_MS ? `${Math.floor(past / hour)} h ago` : postedAgeLabel(date, now)
}
