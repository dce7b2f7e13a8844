import { longDate } from '#lib/dates.ts'
import { useZone } from '../use-zone.ts'

type Props = {
  at: Date
  /** A formatter from dates.ts. */
  as?: (at: Date, timeZone: string) => string
  /** A calendar day, stored as its start in UTC: the same date in every zone. */
  isDay?: boolean
  className?: string
}

/** The date of an instant in the user's time zone: '14 August 2025', or as the given formatter writes it. */
export function Day({ at, as: format = longDate, isDay = false, className }: Props) {
  const zone = useZone()
  return (
    <time dateTime={at.toISOString()} className={className}>
      {format(at, isDay ? 'UTC' : zone)}
    </time>
  )
}
