import { useDraggable } from '@dnd-kit/core'
import { Lock, MoreHorizontal } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { GripButton } from '#ui/board/grip-button.tsx'
import { Ago } from '#ui/primitives/ago.tsx'
import { CompanyMark } from '#ui/primitives/avatar.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import { IconButton } from '#ui/primitives/button.tsx'
import { cx } from '#ui/primitives/cx.ts'
import { Menu } from '#ui/primitives/menu.tsx'
import { fixedReason } from '../../board-moves.ts'
import { aboutJob, TrackedTitle } from '../tracked-row.tsx'
import type { BoardEntry } from './board-entries.ts'

type Props = {
  entry: BoardEntry
  now: Date
  isLifted: boolean
  menu: ReactNode
  onOpen: () => void
  /** Called when a card that cannot be moved was dragged. */
  onFixed: (why: string) => void
  onKeyDown: (event: KeyboardEvent) => void
  onBlur: () => void
}

/**
 * A card of the board. It is dragged by mouse or touch, or moved with the keyboard by its handle. A fixed card explains why it cannot be
 * moved.
 */
export function BoardCard({ entry, now, isLifted, menu, onOpen, onFixed, onKeyDown, onBlur }: Props) {
  const { id, job } = entry
  const why = fixedReason(entry.mover)
  const { ref, listeners, isDragging } = useCardDrag(id, why !== null)
  const triedAt = useTried(() => why && onFixed(why))
  const name = aboutJob(job)
  return (
    <li
      ref={ref}
      className={cx('board-card', why === null && 'is-movable', isDragging && 'is-lifted', isLifted && 'is-focus')}
      {...(why === null ? listeners : triedAt)}
    >
      <div className="who">
        <CompanyMark name={job.companyName} src={job.companyLogoUrl} size="sm" />
        <div className="grow min-w-0">
          <TrackedTitle job={job} onOpen={onOpen} />
          <p className="meta">
            {entry.saved ? 'Saved ' : 'Applied '}
            <Ago at={dayOf(entry)} now={now} isInside isDay={entry.application?.isExternal ?? false} />
          </p>
          {entry.application?.isExternal && <Badge tone="line">External</Badge>}
        </div>
      </div>
      <div className="fit">
        <span className="row">
          {why === null ? (
            <GripButton id={id} name={name} isHeld={isLifted} onKeyDown={onKeyDown} onBlur={onBlur} />
          ) : (
            <IconButton icon={Lock} size="sm" label={`Why ${name} can't be moved`} onClick={() => onFixed(why)} />
          )}
          <Menu trigger={<IconButton icon={MoreHorizontal} label={`More actions for ${name}`} size="sm" />}>
            {menu}
          </Menu>
        </span>
      </div>
    </li>
  )
}

const dayOf = ({ saved, application }: BoardEntry): Date => saved?.savedAt ?? application?.appliedAt ?? new Date(0)

function useCardDrag(id: string, disabled: boolean) {
  const { setNodeRef, listeners, transform, isDragging } = useDraggable({ id, disabled })
  const node = useRef<HTMLLIElement | null>(null)
  const shift = transform ? `translate3d(${Math.round(transform.x)}px, ${Math.round(transform.y)}px, 0)` : ''
  useLayoutEffect(() => {
    // set by script, because the content security policy forbids style attributes
    node.current?.style.setProperty('transform', shift)
  }, [shift])
  const ref = (element: HTMLLIElement | null) => {
    node.current = element
    setNodeRef(element)
  }
  return { ref, listeners, isDragging }
}

const FAR = 12

/** Reports that a fixed card is dragged, once for each drag. */
function useTried(onTried: () => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      // ignore touch, because a moving finger scrolls the page
      start.current = pointerType === 'mouse' ? { x, y } : null
    },
    onPointerMove: ({ buttons, clientX, clientY }: PointerEvent) => {
      const from = start.current
      if (!from || buttons === 0) return
      if (Math.hypot(clientX - from.x, clientY - from.y) < FAR) return
      start.current = null
      onTried()
    },
  }
}
