import { DAY_MS, instantAt, isoDay } from '#lib/dates.ts'

/** Hours on a day of the week, 1 Monday to 7 Sunday, in minutes since midnight. */
export type Hours = { day: number; from: number; to: number }
/** A day with hours that differ from its weekday. Null hours mean a day off. */
export type Exception = { day: string; from: number | null; to: number | null }
export type Calendar = { timeZone: string; minutes: number; week: Hours[]; exceptions: Exception[] }
export type Busy = { startsAt: Date; minutes: number }

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** The shortest notice for booking a session, and how many days ahead it can be booked. */
export const NOTICE_MS = 12 * 60 * 60_000
export const daysBookable = 28
export const maxHours = 21
export const maxExceptions = 60

const HALF_HOUR = 30
const MINUTE = 60_000
const wall = (day: string, minutes: number) =>
  `${day}T${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** True if two sessions overlap. A session that starts when the other one ends does not overlap. */
export const overlaps = (a: Busy, b: Busy): boolean =>
  a.startsAt.getTime() < b.startsAt.getTime() + b.minutes * MINUTE &&
  b.startsAt.getTime() < a.startsAt.getTime() + a.minutes * MINUTE

/** The start times that can be booked, in order: free half hours of the calendar's time zone within its hours. */
export function freeStarts(calendar: Calendar, busy: readonly Busy[], now: Date): Date[] {
  const { timeZone, minutes } = calendar
  const earliest = now.getTime() + NOTICE_MS
  const days = Array.from({ length: daysBookable + 1 }, (_, n) =>
    isoDay(new Date(now.getTime() + n * DAY_MS), timeZone),
  )
  return [...new Set(days)]
    .flatMap((day) => hoursOf(calendar, day).flatMap((hours) => startsWithin(day, hours, minutes)))
    .flatMap((time) => instantAt(time, timeZone) ?? [])
    .filter((startsAt) => startsAt.getTime() >= earliest)
    .filter((startsAt) => !busy.some((one) => overlaps({ startsAt, minutes }, one)))
    .sort((a, b) => a.getTime() - b.getTime())
}

/** The hours of a day: those of its exceptions if there are any, otherwise those of its weekday. */
function hoursOf({ week, exceptions }: Calendar, day: string): { from: number; to: number }[] {
  const others = exceptions.filter((one) => one.day === day)
  if (others.length > 0) return others.flatMap(({ from, to }) => (from !== null && to !== null ? [{ from, to }] : []))
  const weekday = ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1
  return week.filter((hours) => hours.day === weekday)
}

function startsWithin(day: string, { from, to }: { from: number; to: number }, minutes: number): string[] {
  const starts: string[] = []
  for (let at = from; at + minutes <= to; at += HALF_HOUR) starts.push(wall(day, at))
  return starts
}

/** True if each range of one day starts before it ends and no ranges overlap. */
export function isInOrder(hours: readonly { from: number; to: number }[]): boolean {
  const sorted = hours.toSorted((a, b) => a.from - b.from)
  return sorted.every(({ from, to }, at) => from < to && (sorted[at + 1]?.from ?? Number.POSITIVE_INFINITY) >= to)
}
