import { DAY_MS, isoDay } from '#lib/dates.ts'
import { clockName } from '#lib/deadline.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

type Closing = { applicationDeadline: string | null; isClosed: boolean; company: { timeZone: string } }

/** 'Closed', 'Closes today, UTC', 'Closes tomorrow, Berlin time' or 'Closes Friday, UTC'; null if the deadline is a week away or later. */
export function closesSoon(
  { applicationDeadline, isClosed, company: { timeZone } }: Closing,
  now: Date,
): string | null {
  if (isClosed) return 'Closed'
  if (!applicationDeadline) return null
  const last = Date.parse(`${applicationDeadline}T00:00:00Z`)
  const days = Math.round((last - Date.parse(`${isoDay(now, timeZone)}T00:00:00Z`)) / DAY_MS)
  if (days >= 7) return null
  // in the time zone of the company, in which the job closes
  const day = days <= 0 ? 'today' : days === 1 ? 'tomorrow' : weekdays[new Date(last).getUTCDay()]
  return `Closes ${day}, ${clockName(timeZone)}`
}
