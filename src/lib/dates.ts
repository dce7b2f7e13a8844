/*
 * All date and time formats of the specification, each as a named function (PLAT-14). Relative formats take `now`. Formats of a date or
 * time take a time zone: the reader's (`useZone` on a screen), or 'UTC' for a calendar day and on a public page that all readers share.
 */

import { tzOffset } from '@date-fns/tz/tzOffset'

const minute = 60_000
const hour = 60 * minute
/** A day of 24 hours in milliseconds. */
export const DAY_MS = 24 * hour
const months = 'January February March April May June July August September October November December'.split(' ')
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')

/** The offset of a time zone from UTC at an instant, in milliseconds; RangeError if the date or the zone is invalid. */
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

/** Whether this machine supports the time zone name ('Europe/Berlin', 'UTC'). */
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

/** '31 October', where the year is clear from the context */
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

/** '2 October 2025, 9:14 AM (Europe/Lisbon)', for readers who may be in another time zone */
export function zonedDateTime(date: Date, timeZone: string): string {
  return `${longDateTime(date, timeZone)} (${timeZone})`
}

/** '2 October 2025, 9:14:05 AM', for lists with several times in the same minute */
export function exactDateTime(date: Date, timeZone: string): string {
  return longDateTime(date, timeZone).replace(
    / [AP]M$/,
    (half) => `:${String(date.getUTCSeconds()).padStart(2, '0')}${half}`,
  )
}

/** 'Thursday, 11:30 AM', for something within the next week */
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

/** '2025-10-31T09:30': the local time of an instant in a zone, in the format of date and time fields. */
export const wallClock = (date: Date, timeZone: string): string =>
  `${isoDay(date, timeZone)}T${String(hourOfDay(date, timeZone)).padStart(2, '0')}:${localParts(date, timeZone).minute}`

/** The first instant at which the clocks of the zone show '2025-10-31T09:30'; null if they skip it or the text is not a valid time. */
export function instantAt(wall: string, timeZone: string): Date | null {
  const asUtc = Date.parse(`${wall}:00Z`)
  if (Number.isNaN(asUtc)) return null
  // try the offsets of the day before and the day after: clocks change at most once between them
  const found = [-DAY_MS, DAY_MS].map((shift) => new Date(asUtc - offsetAt(new Date(asUtc + shift), timeZone)))
  const right = found.filter((at) => wallClock(at, timeZone) === wall)
  return right.sort((a, b) => a.getTime() - b.getTime())[0] ?? null
}

/** Whether the text is a valid calendar day such as '2025-10-31'; '2025-02-30' is not. */
export function isIsoDay(value: string): boolean {
  // only years 1000 to 9998, so that the days before and after can be written in this format too
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(value) || value >= '9999') return false
  const at = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value)
}

/** A stored calendar day '2025-10-31' as '31 October 2025', the same in every time zone; '' if it is not a valid day. */
export function longDay(isoDate: string): string {
  return isIsoDay(isoDate) ? longDate(new Date(`${isoDate}T00:00:00Z`), 'UTC') : ''
}

function elapsed(date: Date, now: Date): number {
  return Math.max(0, now.getTime() - date.getTime())
}

function ago(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`
}

/** The general relative format (PLAT-15): 'Just now', 'N minutes ago', 'N hours ago', 'N days ago' under 30 days, else the long date. */
export function timeAgo(date: Date, now: Date, timeZone: string): string {
  const past = elapsed(date, now)
  if (past < minute) return 'Just now'
  if (past < hour) return ago(Math.floor(past / minute), 'minute')
  if (past < DAY_MS) return ago(Math.floor(past / hour), 'hour')
  if (past < 30 * DAY_MS) return ago(Math.floor(past / DAY_MS), 'day')
  return longDate(date, timeZone)
}

/** The general relative format inside a sentence: 'Added just now'. */
export const timeAgoInside = (date: Date, now: Date, timeZone: string): string =>
  timeAgo(date, now, timeZone).replace(/^Just/, 'just')

/** Age of a posting on the jobs page (JOBS-12): under 24 hours 'Nh ago', else 'Nd ago'. */
export function postedAgeShort(date: Date, now: Date): string {
  const past = elapsed(date, now)
  return past < DAY_MS ? `${Math.floor(past / hour)}h ago` : `${Math.floor(past / DAY_MS)}d ago`
}

/** Age of a posting in the portals (CJOB-17): 'Today', days under 7, weeks under 30, then months of 30 days. */
export function postedAgeLabel(date: Date, now: Date): string {
  const days = Math.floor(elapsed(date, now) / DAY_MS)
  if (days === 0) return 'Today'
  if (days < 7) return ago(days, 'day')
  if (days < 30) return ago(Math.floor(days / 7), 'week')
  return ago(Math.floor(days / 30), 'month')
}

/** Age of a posting in the portals' job dialog (CJOB-17): 'x h ago' under 24 hours, else as `postedAgeLabel`. */
export function postedAgeInDialog(date: Date, now: Date): string {
  const past = elapsed(date, now)
  return past < DAY_MS ? `${Math.floor(past / hour)} h ago` : postedAgeLabel(date, now)
}

/** 1122 seconds as '18:42', for a clock that runs. */
export const formatClock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
