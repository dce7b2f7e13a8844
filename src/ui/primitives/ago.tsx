import { timeAgo, timeAgoInside } from '#lib/dates.ts'
import { useZone } from '../use-zone.ts'

type Props = {
  at: Date
  now: Date
  /** Whether it is inside a sentence: 'just now'. */
  isInside?: boolean
  /** A calendar day, stored as its start in UTC: the same date in every zone. */
  isDay?: boolean
  className?: string
}

/**
 * How long ago something was; after 30 days the date in the user's time zone. The server renders it slightly earlier and with its own
 * clock, so React ignores the difference at hydration.
 */
export function Ago({ at, now, isInside = false, isDay = false, className }: Props) {
  const own = useZone()
  const zone = isDay ? 'UTC' : own
  return (
    <time dateTime={at.toISOString()} className={className} suppressHydrationWarning>
      {isInside ? timeAgoInside(at, now, zone) : timeAgo(at, now, zone)}
    </time>
  )
}
