import { ArrowRightLeft, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/primitives/button.tsx'
import { Menu, MenuHeading, MenuItem } from '#ui/primitives/menu.tsx'
import type { BoardCard, BoardColumn } from '../../stage-contract.ts'
import { maxMoves } from '../../stage-limits.ts'
import '#ui/board/board.css'
import './stage-board.css'

type Props = {
  /** The selected cards; at least one. */
  cards: BoardCard[]
  columns: BoardColumn[]
  /** Actions of other areas for the selected cards. */
  more?: ReactNode
  onMove: (column: string) => void
  onSelect: (cards: BoardCard[]) => void
}

/** The actions for the selected cards. */
export function SelectBar({ cards, columns, more, onMove, onSelect }: Props) {
  const ids = new Set(cards.map(({ id }) => id))
  // all cards of each column in which one is selected
  const touched = columns.filter(({ items }) => items.some(({ id }) => ids.has(id)))
  const selectable = touched.flatMap(({ items }) => items).slice(0, maxMoves)
  const isTooMany = cards.length > maxMoves
  return (
    <section className="select-bar" aria-label="Selected candidates">
      <strong role="status">{cards.length === 1 ? '1 selected' : `${cards.length} selected`}</strong>
      <Menu
        side="top"
        align="start"
        trigger={
          <Button variant="primary" size="sm" icon={ArrowRightLeft} disabled={isTooMany}>
            Move to
          </Button>
        }
      >
        <MenuHeading>Move to</MenuHeading>
        {columns.map(({ key, name }) => (
          <MenuItem key={key} onSelect={() => onMove(key)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
      {!isTooMany && more}
      {isTooMany && <span className="meta">At most {maxMoves} move at once.</span>}
      {selectable.length > cards.length && (
        <Button variant="ghost" size="sm" onClick={() => onSelect(selectable)}>
          Select all {selectable.length} shown in {touched.length === 1 ? touched[0]?.name : 'these columns'}
        </Button>
      )}
      <Button variant="ghost" size="sm" icon={X} onClick={() => onSelect([])}>
        Clear
      </Button>
    </section>
  )
}
