import { timeAgo, timeAgoInside } from '#lib/dates.ts'

type Props = { at: Date; now: Date /** 'just now' inside a sentence. */; isInside?: boolean }

/** How long ago something was. The server renders it a moment earlier, by its own clock: React ignores the difference at hydration. */
export const Ago = ({ at, now, isInside = false }: Props) => (
  <time dateTime={at.toISOString()} suppressHydrationWarning>
    {isInside ? timeAgoInside(at, now) : timeAgo(at, now)}
  </time>
)
