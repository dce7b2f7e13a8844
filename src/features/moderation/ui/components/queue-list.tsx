import {
  Briefcase,
  Building2,
  Check,
  Ellipsis,
  Eye,
  Flag,
  type LucideIcon,
  Newspaper,
  UserRound,
  X,
} from 'lucide-react'
import { useState } from 'react'
import { counted } from '#lib/count-word.ts'
import type { Viewer } from '#lib/viewer.ts'
import { Ago } from '#ui/primitives/ago.tsx'
import { IconButton } from '#ui/primitives/button.tsx'
import { cx } from '#ui/primitives/cx.ts'
import { Day } from '#ui/primitives/day.tsx'
import { Menu, MenuItem } from '#ui/primitives/menu.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'
import type { QueueItem } from '../../contract.ts'
import type { ModerationKind } from '../../moderation-queue.ts'
import { itemTitle, moderationKindLabels } from '../../rules.ts'
import { refusalOf } from '../refusal-of.ts'
import { ItemStatus } from './item-status.tsx'
import '../moderation.css'

const DecisionDialog = lazyComponent(async () => (await import('./decision-dialog.tsx')).DecisionDialog)

const icons: Record<ModerationKind, LucideIcon> = {
  job: Briefcase,
  company: Building2,
  profile: UserRound,
  article: Newspaper,
}

type Props = { items: QueueItem[]; current: string | undefined; viewer: Viewer; onOpen: (id: string) => void }
type Doing = { kind: 'approve' | 'reject' | 'flag'; item: QueueItem }

/** The items of a page; each opens next to the list, and has a menu of actions (MOD-01, MOD-02). */
export function QueueList({ items, current, viewer, onOpen }: Props) {
  const [doing, setDoing] = useState<Doing | null>(null)
  const ask = (kind: Doing['kind'], item: QueueItem) => {
    const refusal = refusalOf(kind, viewer, item)
    if (refusal) toast.error(refusal)
    else setDoing({ kind, item })
  }
  return (
    <>
      <ul className="mod-list">
        {items.map((item) => (
          <li key={item.id} className={cx('mod-row', item.id === current && 'is-here')}>
            <Row item={item} isOpen={item.id === current} onOpen={() => onOpen(item.id)} />
            <Menu trigger={<IconButton icon={Ellipsis} label={`Actions for ${itemTitle(item)}`} size="sm" />}>
              <MenuItem icon={Eye} onSelect={() => onOpen(item.id)}>
                View
              </MenuItem>
              <MenuItem
                icon={Flag}
                disabled={item.status === 'flagged' || item.status === 'rejected'}
                onSelect={() => ask('flag', item)}
              >
                Flag
              </MenuItem>
              <MenuItem icon={Check} disabled={item.status === 'approved'} onSelect={() => ask('approve', item)}>
                Approve
              </MenuItem>
              <MenuItem icon={X} danger disabled={item.status === 'rejected'} onSelect={() => ask('reject', item)}>
                Reject
              </MenuItem>
            </Menu>
          </li>
        ))}
      </ul>
      {doing && <DecisionDialog key={doing.item.id} {...doing} onClose={() => setDoing(null)} />}
    </>
  )
}

function Row({ item, isOpen, onOpen }: { item: QueueItem; isOpen: boolean; onOpen: () => void }) {
  const Icon = icons[item.kind]
  const { kind, owner, reports, isAnswered, createdBy, createdAt, waitingSince, excerpt, status } = item
  const facts = [
    moderationKindLabels[kind],
    kind === 'profile' ? null : owner,
    reports > 0 && counted(reports, 'report'),
    isAnswered && 'the owner replied',
  ]
  return (
    <button type="button" className="mod-open" data-item={item.id} aria-current={isOpen || undefined} onClick={onOpen}>
      <span className="mod-icon">
        <Icon className="ic" />
      </span>
      <span className="mod-words">
        <span className="row between">
          <b className="clip">{itemTitle(item)}</b>
          <ItemStatus status={status} />
        </span>
        <span className="row between top">
          <span className="meta">{facts.filter(Boolean).join(' · ')}</span>
          {waitingSince && <Ago className="meta mod-ago" at={waitingSince} now={new Date()} isInside />}
        </span>
        {excerpt && <span className="meta clip">{excerpt}</span>}
        <span className="meta">
          <Day at={createdAt} />
          {createdBy && `, ${createdBy}`}
        </span>
      </span>
    </button>
  )
}
