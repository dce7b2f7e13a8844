import { clockTime, shortDate } from '#lib/dates.ts'

/** A moment of a log. */
export const When = ({ at }: { at: Date }) => (
  <time className="num" dateTime={at.toISOString()}>
    {shortDate(at)}, {clockTime(at)}
  </time>
)

/** Ids differ at their end: the beginning is the same for what happened at the same time. A log is searched for the end as well. */
export const shortId = (id: string): string => (id.length > 14 ? `…${id.slice(-12)}` : id)
