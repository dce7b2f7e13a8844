import { Clock } from 'lucide-react'
import { useEffect, useState } from 'react'
import { longDateTime } from '#lib/dates.ts'
import { Pill } from '#ui/primitives/status-pill.tsx'
import { useZone } from '#ui/use-zone.ts'

/** When an approved entry is sent: the seconds left to undo it, or the day. */
export function SendTime({ sendAt, isPaused }: { sendAt: Date; isPaused: boolean }) {
  const left = useSecondsUntil(sendAt)
  const zone = useZone()
  if (isPaused)
    return (
      <Pill tone="reviewing" icon={Clock}>
        Paused
      </Pill>
    )
  if (left > 3600) return <p className="meta">Sending {longDateTime(sendAt, zone)}</p>
  return (
    <Pill tone="reviewing" icon={Clock}>
      {left > 0 ? `Sending in ${left}s` : 'Sending…'}
    </Pill>
  )
}

function useSecondsUntil(moment: Date): number {
  const until = () => Math.max(0, Math.ceil((moment.getTime() - Date.now()) / 1000))
  const [left, setLeft] = useState(until)
  useEffect(() => {
    const timer = setInterval(() => setLeft(until), 500)
    return () => clearInterval(timer)
  })
  return left
}
