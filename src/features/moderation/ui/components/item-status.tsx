import { Check, Clock, Flag, type LucideIcon, X } from 'lucide-react'
import { Pill, type StatusTone } from '#ui/primitives/status-pill.tsx'
import type { ModerationStatus } from '../../moderation-queue.ts'
import { moderationStatusLabels } from '../../rules.ts'

const looks: Record<ModerationStatus, { tone: StatusTone; icon: LucideIcon }> = {
  approved: { tone: 'accepted', icon: Check },
  pending: { tone: 'reviewing', icon: Clock },
  flagged: { tone: 'rejected', icon: Flag },
  rejected: { tone: 'rejected', icon: X },
}

/** The four statuses of an item, each as word, color and shape (MOD-03). */
export function ItemStatus({ status }: { status: ModerationStatus }) {
  const { tone, icon } = looks[status]
  return (
    <Pill tone={tone} icon={icon}>
      {moderationStatusLabels[status]}
    </Pill>
  )
}
