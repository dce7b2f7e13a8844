import { z } from 'zod'
import { DAY_MS, instantAt, isoDay } from '#lib/dates.ts'
import { isBookable } from '../../coaching-rules.ts'

/** The half hours of a day as options of a select field. */
export const halfHours = [
  { value: '', label: 'Time' },
  ...Array.from({ length: 48 }, (_, i) => {
    const [hour, minute] = [Math.floor(i / 2), i % 2 ? '30' : '00']
    const value = `${String(hour).padStart(2, '0')}:${minute}`
    return { value, label: `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}` }
  }),
]

/** The first and the last day that can be chosen. */
export function bookableDays(timeZone: string): { min: string; max: string } {
  const now = Date.now()
  return { min: isoDay(new Date(now), timeZone), max: isoDay(new Date(now + 60 * DAY_MS), timeZone) }
}

export const TypedTime = z.object({ day: z.string(), time: z.string() })
type TypedTime = z.infer<typeof TypedTime>

/** Converts the typed day and time in the person's time zone to a date; `wrong` is the error text. */
export function readTime({ day, time }: TypedTime, timeZone: string): { at: Date; wrong?: never } | { wrong: string } {
  if (!day || !time) return { wrong: 'Choose a day and a time' }
  const at = instantAt(`${day}T${time}`, timeZone)
  if (!at) return { wrong: 'The clocks skip this time on that day. Please choose another' }
  return isBookable(at, timeZone, new Date()) ? { at } : { wrong: 'Choose a time in the next 60 days' }
}
