import { clockTime, DAY_MS, longDate, weekdayAndTime } from '#lib/dates.ts'
import { useZone } from '#ui/use-zone.ts'

const SOON_MS = 6 * DAY_MS

/** When something is, on the clock of whoever looks: 'Thursday, 11:30 AM' within the week, else with its date. */
export function When({ at }: { at: Date }) {
  const zone = useZone()
  const isSoon = at.getTime() - Date.now() < SOON_MS
  return (
    <time dateTime={at.toISOString()}>
      {isSoon ? weekdayAndTime(at, zone) : `${longDate(at, zone)}, ${clockTime(at, zone)}`}
    </time>
  )
}
