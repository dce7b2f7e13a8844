import { useEffect, useRef, useState } from 'react'
import { formatClock } from './mock-labels.ts'
import '../mock-interview.css'

/** When the rest of the time is said aloud, in seconds; in between nothing is. */
const SAID: [number, string][] = [
  [0, 'Time is up.'],
  [60, '1 minute left.'],
  [300, '5 minutes left.'],
]

type Props = { remainingSeconds: number; fetchedAt: number; onUp: () => void }

/** The time that is left by the server's count, which was taken when the answer came; the last five minutes and the last one are said aloud. */
export function InterviewClock({ remainingSeconds, fetchedAt, onUp }: Props) {
  const [left, setLeft] = useState(remainingSeconds)
  const [said, setSaid] = useState('')
  const least = useRef(Number.POSITIVE_INFINITY)
  useEffect(() => {
    const endsAt = fetchedAt + remainingSeconds * 1000
    const look = () => {
      const now = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000))
      setLeft(now)
      const before = least.current
      least.current = Math.min(before, now)
      const crossed = SAID.find(([mark]) => now <= mark && before > mark)
      // where a page opens below a mark, only the end is news
      if (crossed && (before !== Number.POSITIVE_INFINITY || crossed[0] === 0)) setSaid(crossed[1])
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
        {said}
      </span>
    </div>
  )
}
