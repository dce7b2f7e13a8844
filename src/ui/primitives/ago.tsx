import { timeAgo, timeAgoInside } from '#lib/dates.ts'

type Props = { at: Date; now: Date /** 'just now' inside a sentence. */; isInside?: boolean }

/** How long ago something was. The server says it by its own clock, a moment earlier: React keeps quiet about the difference. */
export const Ago = ({ at, now, isInside = false }: Props) => (
  <time dateTime={at.toISOString()} suppressHydrationWarning>
    {isInside ? timeAgoInside(at, now) : timeAgo(at, now)}
  </time>
)
