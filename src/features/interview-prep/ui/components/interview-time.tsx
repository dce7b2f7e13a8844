import { clockTime, DAY_MS, longDate, weekdayAndTime } from '#lib/dates.ts'
import { useZone } from '#ui/use-zone.ts'

const SOON_MS = 6 * DAY_MS

/** A time in the reader's time zone: 'Thursday, 11:30 AM' within the next week, later with the date. */
export function InterviewTime({ at }: { at: Date }) {
  const zone = useZone()
  const isSoon = at.getTime() - Date.now() < SOON_MS
  return (
    <time dateTime={at.toISOString()}>
      {isSoon ? weekdayAndTime(at, zone) : `${longDate(at, zone)}, ${clockTime(at, zone)}`}
    </time>
  )
}
