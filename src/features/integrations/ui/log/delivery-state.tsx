import { Ban, Check, Clock, TriangleAlert } from 'lucide-react'
import { Pill } from '#ui/primitives/status-pill.tsx'
import type { DeliveryState } from '../../deliveries.ts'

const looks = {
  waiting: { tone: 'reviewing', icon: Clock, label: 'Pending' },
  delivered: { tone: 'accepted', icon: Check, label: 'Delivered' },
  failed: { tone: 'rejected', icon: TriangleAlert, label: 'Failed' },
  stopped: { tone: 'withdrawn', icon: Ban, label: 'Stopped' },
} as const

export const stateOptions = Object.entries(looks).map(([value, { label }]) => ({ value, label }))

/** The state of a message. */
export function DeliveryPill({ state, isRetrying }: { state: DeliveryState; isRetrying: boolean }) {
  const { tone, icon, label } = looks[state]
  return (
    <Pill tone={tone} icon={icon}>
      {isRetrying ? 'Retrying' : label}
    </Pill>
  )
}
