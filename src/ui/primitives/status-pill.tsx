import {
  Archive,
  Check,
  CircleDot,
  Clock,
  Eye,
  type LucideIcon,
  MessagesSquare,
  Pause,
  Pencil,
  Send,
  TriangleAlert,
  Undo2,
  X,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type StatusTone = 'submitted' | 'reviewing' | 'interview' | 'accepted' | 'rejected' | 'withdrawn'

type Look = { tone: StatusTone; icon: LucideIcon; label: string }

/** Every status of the product, each with its color, shape and word. */
const looks = {
  submitted: { tone: 'submitted', icon: Send, label: 'Submitted' },
  reviewing: { tone: 'reviewing', icon: Eye, label: 'Under review' },
  interview: { tone: 'interview', icon: MessagesSquare, label: 'Interview' },
  accepted: { tone: 'accepted', icon: Check, label: 'Accepted' },
  rejected: { tone: 'rejected', icon: X, label: 'Rejected' },
  withdrawn: { tone: 'withdrawn', icon: Undo2, label: 'Withdrawn' },
  draft: { tone: 'withdrawn', icon: Pencil, label: 'Draft' },
  active: { tone: 'accepted', icon: CircleDot, label: 'Active' },
  paused: { tone: 'reviewing', icon: Pause, label: 'Paused' },
  closed: { tone: 'withdrawn', icon: Archive, label: 'Closed' },
  pending: { tone: 'reviewing', icon: Clock, label: 'Pending' },
  failed: { tone: 'rejected', icon: TriangleAlert, label: 'Failed' },
} satisfies Record<string, Look>

export type Status = keyof typeof looks

/** The status of an application, a job or a task. `label` replaces the word ('New' for a company), but not the meaning. */
export function StatusPill({ status, label, icon }: { status: Status; label?: ReactNode; icon?: LucideIcon }) {
  const look = looks[status]
  return (
    <Pill tone={look.tone} icon={icon ?? look.icon}>
      {label ?? look.label}
    </Pill>
  )
}

/** A pill with any text in one of the six status colors. Always add an icon or a text that names the status. */
export function Pill({
  tone,
  icon: Icon,
  children,
}: {
  tone: StatusTone
  icon?: LucideIcon | undefined
  children: ReactNode
}) {
  return (
    <span className={cx('pill', `s-${tone}`)}>
      {Icon && <Icon className="ic" />}
      {children}
    </span>
  )
}

/** The icon of a status in a tinted square, for the head of a notification or a state page. */
export function Glyph({ tone, icon: Icon, large }: { tone: StatusTone; icon: LucideIcon; large?: boolean }) {
  return (
    <span className={cx('glyph', large && 'glyph-lg', `s-${tone}`)}>
      <Icon className="ic" />
    </span>
  )
}
