import { clockTime, shortDate } from '#lib/dates.ts'

/** The time of an entry, in UTC: the days of the filters and of the exported files are UTC too. */
export const When = ({ at }: { at: Date }) => (
  <time className="num" dateTime={at.toISOString()}>
    {shortDate(at, 'UTC')}, {clockTime(at, 'UTC')}
  </time>
)

/** Shows the end of an id: ids created at the same time have the same beginning. The end also works for a search in the log. */
export const shortId = (id: string): string => (id.length > 14 ? `…${id.slice(-12)}` : id)
