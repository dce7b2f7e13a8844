import { useEffect, useRef, useState } from 'react'
import { formatClock } from '#lib/dates.ts'
import '../mock-interview.css'

/** The remaining seconds at which screen readers announce the time. */
const SAID: [number, string][] = [
  [0, 'Time is up.'],
  [60, '1 minute left.'],
  [300, '5 minutes left.'],
]

type Props = { remainingSeconds: number; fetchedAt: number; onUp: () => void }

/**
 * The remaining time, based on the server's value at `fetchedAt`. Screen readers announce five minutes, one minute and the end.
 */
export function InterviewClock({ remainingSeconds, fetchedAt, onUp }: Props) {
  const [left, setLeft] = useState(remainingSeconds)
  const [announced, setAnnounced] = useState('')
  const least = useRef(Number.POSITIVE_INFINITY)
  useEffect(() => {
    const endsAt = fetchedAt + remainingSeconds * 1000
    const look = () => {
      const now = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000))
      setLeft(now)
      const before = least.current
      least.current = Math.min(before, now)
      const crossed = SAID.find(([mark]) => now <= mark && before > mark)
      // if the page opens after one of these times, announce only the end
      if (crossed && (before !== Number.POSITIVE_INFINITY || crossed[0] === 0)) setAnnounced(crossed[1])
      if (now === 0 && before > 0) onUp()
    }
    look()
    const timer = setInterval(look, 1000)
    return () => clearInterval(timer)
  }, [remainingSeconds, fetchedAt, onUp])
  return (
    <div className="mock-clock" data-low={left <= 60 || undefined}>
      <span className="meta" id="mock-time-left">
        Time left
      </span>
      <b className="num" role="timer" aria-labelledby="mock-time-left" aria-live="off">
        {formatClock(left)}
      </b>
      <span className="vh" role="status">
        {announced}
      </span>
    </div>
  )
}
