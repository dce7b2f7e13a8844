import { DAYS_AHEAD } from '#lib/appointments.ts'
import { DAY_MS, isIsoDay, longDay } from '#lib/dates.ts'
import { isWeekend } from '../../schedule-rules.ts'

const at = (day: string) => new Date(`${day}T00:00:00Z`)
const dayOf = (date: Date) => date.toISOString().slice(0, 10)

/** The day `days` after another one. */
export const plusDays = (day: string, days: number): string => dayOf(new Date(at(day).getTime() + days * DAY_MS))

/** The first day of the month `months` after the month of a day. */
export function plusMonths(day: string, months: number): string {
  const date = at(day)
  return dayOf(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1)))
}

export type Bounds = { today: string; last: string }
export const boundsFrom = (today: string): Bounds => ({ today, last: plusDays(today, DAYS_AHEAD) })

/** Past dates, Saturdays and Sundays cannot be selected (INTV-25). */
export const isSelectable = (day: string, { today, last }: Bounds): boolean =>
  isIsoDay(day) && day >= today && day <= last && !isWeekend(day)

/** The next selectable day in this direction, or the day itself if there is none. */
export function nextSelectable(day: string, step: number, bounds: Bounds): string {
  for (let to = plusDays(day, step); to >= bounds.today && to <= bounds.last; to = plusDays(to, Math.sign(step))) {
    if (isSelectable(to, bounds)) return to
  }
  return day
}

/** The weeks of a day's month, from Sunday to Saturday; null for days of another month. */
export function weeksOf(day: string): (string | null)[][] {
  const first = plusMonths(day, 0)
  const length = (at(plusMonths(day, 1)).getTime() - at(first).getTime()) / DAY_MS
  const lead = at(first).getUTCDay()
  const cells = Array.from({ length: Math.ceil((lead + length) / 7) * 7 }, (_, i) =>
    i < lead || i >= lead + length ? null : plusDays(first, i - lead),
  )
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}

/** 'November 2026' */
export const monthName = (day: string): string => longDay(plusMonths(day, 0)).replace(/^1 /, '')
export const weekdaysFromSunday = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
/** 'Monday, 23 November 2026' */
export const weekdayAndDate = (day: string): string => `${weekdaysFromSunday[at(day).getUTCDay()]}, ${longDay(day)}`
