import { type Announcements, DndContext, DragOverlay, type DragStartEvent, pointerWithin } from '@dnd-kit/core'
import { memo, type ReactNode, useId } from 'react'
import { sections } from '#features/applications/ui/components/status-texts.ts'
import { BoardColumn } from '#ui/board/board-column.tsx'
import { useBoardSensors } from '#ui/board/use-board-sensors.ts'
import { Avatar } from '#ui/primitives/avatar.tsx'
import { Count } from '#ui/primitives/badge.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Score } from '#ui/primitives/score.tsx'
import type { Board, BoardCard, BoardColumn as Column } from '../../stage-contract.ts'
import { columnStep } from '../../stage-limits.ts'
import { SelectBar } from './select-bar.tsx'
import { type CardActions, columnNamesOf, StageCard } from './stage-card.tsx'
import { useBoard } from './use-board.ts'
import '#ui/board/board.css'
import './stage-board.css'

type Props = {
  board: Board
  /** The team's number of notes on each application. */
  notes?: Readonly<Record<string, number>> | undefined
  /** Further actions for selected cards of one job. */
  withSelected?: ((jobId: string, ids: readonly string[]) => ReactNode) | undefined
  onOpen: (id: string) => void
  /** Shows up to this number of cards in a column. */
  onMore: (column: string, upTo: number) => void
}

/**
 * Applications by the stages of a job, or by status. Cards move by mouse, touch or keyboard, also several at once.
 */
export function StageBoard({ board, notes, withSelected, onOpen, onMore }: Props) {
  const id = useId()
  const state = useBoard(board, onOpen, onMore)
  const { columns, cards, shown, selected, keys, lifted, setLifted, moveShown, setSelected } = state
  const minute = Math.floor(Date.now() / 60_000)
  const liftedCard = lifted === undefined ? undefined : cards.get(lifted)
  const names = Object.fromEntries(columns.map(({ key, name }) => [key, name]))
  return (
    <DndContext
      id={id}
      sensors={useBoardSensors()}
      collisionDetection={pointerWithin}
      accessibility={{ announcements: announcementsFor(cards, names) }}
      onDragStart={({ active }: DragStartEvent) => setLifted(String(active.id))}
      onDragCancel={() => setLifted(undefined)}
      onDragEnd={state.onDragEnd}
    >
      <section className="board is-stages" aria-label="Board">
        {columns.map((column) => (
          <StageColumn
            key={column.key}
            column={column}
            isChosen={keys.held?.at === column.key}
            heldId={column.items.some(({ id: own }) => own === keys.held?.id) ? keys.held?.id : undefined}
            selected={column.items.some(({ id: own }) => selected.has(own)) ? selected : noOne}
            minute={minute}
            notes={notes}
            showsJob={board.job === null}
            columnNames={columnNamesOf(columns)}
            actions={state.actions}
          />
        ))}
      </section>
      <p className="vh" role="status" aria-live="assertive">
        {keys.said}
      </p>
      {shown.length > 0 && (
        <SelectBar
          cards={shown}
          columns={columns}
          more={
            board.job &&
            withSelected?.(
              board.job.id,
              shown.map((card) => card.id),
            )
          }
          onMove={moveShown}
          onSelect={(all) => setSelected(new Set(all.map((card) => card.id)))}
        />
      )}
      <DragOverlay dropAnimation={null}>
        {liftedCard && <Lifted card={liftedCard} count={selected.has(liftedCard.id) ? shown.length : 1} />}
      </DragOverlay>
    </DndContext>
  )
}

type ColumnProps = {
  column: Column
  isChosen: boolean
  minute: number
  notes: Props['notes']
  heldId: string | undefined
  selected: ReadonlySet<string>
  showsJob: boolean
  columnNames: string
  actions: CardActions
}

const noOne: ReadonlySet<string> = new Set()

/** Renders again only if a card is added, removed or changed. */
const StageColumn = memo(function StageColumn({ column, isChosen, heldId, selected, notes, ...shared }: ColumnProps) {
  const { tone, icon } = sections[column.status]
  return (
    <BoardColumn
      column={column.key}
      title={column.name}
      tone={tone}
      icon={icon}
      count={column.total}
      isChosen={isChosen}
      empty="No candidates"
      foot={<More column={column} onMore={shared.actions.more} />}
    >
      {column.items.map((card) => (
        <StageCard
          key={card.id}
          card={card}
          column={column.key}
          isLifted={heldId === card.id}
          isSelected={selected.has(card.id)}
          notes={notes?.[card.id] ?? 0}
          {...shared}
        />
      ))}
    </BoardColumn>
  )
})

function More({ column: { key, name, total, items }, onMore }: { column: Column; onMore: Props['onMore'] }) {
  const rest = total - items.length
  if (rest <= 0) return null
  const next = Math.min(rest, columnStep)
  return (
    <Button
      variant="ghost"
      size="sm"
      block
      aria-label={`Show ${next} more in ${name}`}
      onClick={() => onMore(key, items.length + next)}
    >
      Show {next} more
    </Button>
  )
}

/** Announced while a pointer drags a card; the drop announces the move. */
function announcementsFor(cards: Map<string, BoardCard>, names: Record<string, string>): Announcements {
  const name = ({ id }: { id: string | number }) => cards.get(String(id))?.candidateName ?? 'The candidate'
  return {
    onDragStart: ({ active }) => `${name(active)} picked up.`,
    onDragOver: ({ active, over }) => (over ? `${name(active)} over ${names[String(over.id)]}.` : undefined),
    onDragEnd: () => undefined,
    onDragCancel: ({ active }) => `${name(active)} was not moved.`,
  }
}

/** The dragged card's overlay. */
const Lifted = ({ card, count }: { card: BoardCard; count: number }) => (
  <div className="board-card is-lifted">
    <div className="who">
      <Avatar name={card.candidateName} src={card.candidateImage} size="sm" />
      <b className="grow clip">{card.candidateName}</b>
      {count > 1 && <Count value={count} tone="solid" label="candidates" />}
    </div>
    {card.matchSegments && (
      <div className="fit">
        <Score segments={card.matchSegments} value={card.matchScore} />
        <b className="num">{card.matchScore ?? '–'}</b>
      </div>
    )}
  </div>
)
