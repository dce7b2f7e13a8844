import { useEffect, useState } from 'react'
import { maxResponseSeconds } from '../rules.ts'

/** A stopwatch that continues from `begun` seconds. Its value is null until it is started for the first time. */
export function useStopwatch(begun: number | null) {
  const [before, setBefore] = useState(begun)
  const [since, setSince] = useState<number | null>(null)
  const [now, setNow] = useState(0)
  useEffect(() => {
    if (since === null) return
    const tick = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(tick)
  }, [since])
  const counted = (at: number) =>
    since === null ? before : Math.min(maxResponseSeconds, (before ?? 0) + Math.max(0, Math.floor((at - since) / 1000)))
  const set = (seconds: number | null) => {
    setBefore(seconds)
    setSince(null)
  }
  return {
    seconds: counted(now),
    isRunning: since !== null,
    /** The exact value now; `seconds` is updated only twice a second. */
    read: () => counted(Date.now()),
    start: () => {
      setBefore(before ?? 0)
      setNow(Date.now())
      setSince(Date.now())
    },
    pause: () => set(counted(Date.now())),
    set,
  }
}
