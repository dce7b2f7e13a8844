import { clockTime, shortDate } from '#lib/dates.ts'

/** Time of a log entry. */
export const When = ({ at }: { at: Date }) => (
  <time className="num" dateTime={at.toISOString()}>
    {shortDate(at)}, {clockTime(at)}
  </time>
)

/** Shows the end of an id: ids created at the same time have the same beginning. The end also works for a search in the log. */
export const shortId = (id: string): string => (id.length > 14 ? `…${id.slice(-12)}` : id)
