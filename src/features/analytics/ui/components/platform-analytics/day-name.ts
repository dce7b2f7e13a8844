import { DAY_MS, dayAndMonth, isoDay, weekdayAndTime } from '#lib/dates.ts'

/** 'Wed 8': a day of the last week, in UTC as it was counted. */
export const shortDayName = (day: Date): string => `${weekdayAndTime(day, 'UTC').slice(0, 3)} ${day.getUTCDate()}`

/** 'today', 'yesterday', else '12 October', in UTC too. */
export function formatDay(day: Date, now: Date): string {
  if (isoDay(day) === isoDay(now)) return 'today'
  if (isoDay(day) === isoDay(new Date(now.getTime() - DAY_MS))) return 'yesterday'
  return dayAndMonth(day, 'UTC')
}
