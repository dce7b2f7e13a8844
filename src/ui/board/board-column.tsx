import { useDroppable } from '@dnd-kit/core'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Count } from '#ui/primitives/badge.tsx'
import { cx } from '#ui/primitives/cx.ts'
import { Glyph, type StatusTone } from '#ui/primitives/status-pill.tsx'
import './board.css'

type Props = {
  column: string
  title: string
  tone: StatusTone
  icon: LucideIcon
  count: number
  /** Whether a card picked up by keyboard is about to be dropped here. */
  isChosen: boolean
  empty: string
  /** Content below the cards. */
  foot?: ReactNode
  children: ReactNode
}

/** A column of a board; its id is the drop target for cards. */
export function BoardColumn({ column, title, tone, icon, count, isChosen, empty, foot, children }: Props) {
  const { setNodeRef, isOver } = useDroppable({ id: column })
  return (
    <section ref={setNodeRef} className={cx('board-column', (isOver || isChosen) && 'is-over')} aria-label={title}>
      <h2 className="board-column-head">
        <Glyph tone={tone} icon={icon} />
        {title}
        <Count value={count} />
      </h2>
      {count === 0 ? (
        <p className="meta board-column-empty">{empty}</p>
      ) : (
        <ul className="board-column-cards">{children}</ul>
      )}
      {foot}
    </section>
  )
}
