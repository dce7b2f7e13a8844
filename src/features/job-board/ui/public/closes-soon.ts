import { DAY_MS, isoDay } from '#lib/dates.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

type Closing = { applicationDeadline: string | null; isClosed: boolean }

/** 'Closed', 'Closes today', 'Closes tomorrow' or 'Closes Friday'; null if the deadline is a week away or later. */
export function closesSoon({ applicationDeadline, isClosed }: Closing, now: Date): string | null {
  if (isClosed) return 'Closed'
  if (!applicationDeadline) return null
  const last = Date.parse(`${applicationDeadline}T00:00:00Z`)
  const days = Math.round((last - Date.parse(`${isoDay(now)}T00:00:00Z`)) / DAY_MS)
  // for a company west of UTC, the day of the deadline may be over in UTC while the job is still open
  if (days <= 0) return 'Closes today'
  if (days === 1) return 'Closes tomorrow'
  return days < 7 ? `Closes ${weekdays[new Date(last).getUTCDay()]}` : null
}
