import { useDraggable } from '@dnd-kit/core'
import { ArrowRightLeft, FileText, MoreHorizontal, StickyNote, Zap } from 'lucide-react'
import { type KeyboardEvent, memo } from 'react'
import { jobLabel } from '#features/job-postings/job-label.ts'
import { GripButton } from '#ui/board/grip-button.tsx'
import { Ago } from '#ui/primitives/ago.tsx'
import { Avatar } from '#ui/primitives/avatar.tsx'
import { IconButton } from '#ui/primitives/button.tsx'
import { cx } from '#ui/primitives/cx.ts'
import { Menu, MenuHeading, MenuItem, MenuSeparator } from '#ui/primitives/menu.tsx'
import { Score } from '#ui/primitives/score.tsx'
import type { BoardCard } from '../../stage-contract.ts'
import { waitingDays } from '../../stage-rules.ts'
import '#ui/board/board.css'
import './stage-board.css'

/** The actions of cards and columns. The functions are stable, so that a move does not render other cards again. */
export type CardActions = {
  open(card: BoardCard): void
  select(card: BoardCard, isSelected: boolean): void
  moveTo(card: BoardCard, column: string): void
  onKeyDown(event: KeyboardEvent, card: BoardCard, column: string): void
  onBlur(card: BoardCard): void
  /** Shows up to this number of cards in a column. */
  more(column: string, upTo: number): void
}

type Props = {
  card: BoardCard
  column: string
  /** Every column's key and name, separated by line ends: a string, so that equal ones compare equal. */
  columnNames: string
  /** Job titles are shown on the board of all jobs. */
  showsJob: boolean
  /** The current time, in whole minutes. */
  minute: number
  /** The team's number of notes on it. */
  notes: number
  isLifted: boolean
  isSelected: boolean
  actions: CardActions
}

/** One candidate on the board: dragged by mouse or touch, moved by its handle or its menu with the keyboard. */
export const StageCard = memo(
  function StageCard(props: Props) {
    const { card, column, isLifted, isSelected } = props
    const { setNodeRef, listeners, isDragging } = useDraggable({ id: card.id, data: { column } })
    return (
      <li
        ref={setNodeRef}
        className={cx('board-card', isDragging && 'is-ghost', isLifted && 'is-focus', isSelected && 'is-picked')}
        {...listeners}
      >
        <CardContent {...props} />
      </li>
    )
  },
  ({ card: before, ...old }, { card, ...next }) =>
    (before === card || isShownAlike(before, card)) &&
    (Object.keys(next) as (keyof typeof next)[]).every((key) => old[key] === next[key]),
)

/** Compares cards by value, because a refetched card is usually a new but equal object. */
const isShownAlike = (before: BoardCard, card: BoardCard) =>
  before.stageSince.getTime() === card.stageSince.getTime() && JSON.stringify(before) === JSON.stringify(card)

const CardContent = memo(function CardContent({ card, column, columnNames, showsJob, minute, notes, ...rest }: Props) {
  const { isLifted, isSelected, actions } = rest
  const { id, candidateName } = card
  return (
    <>
      <div className="who">
        <Avatar name={candidateName} src={card.candidateImage} size="sm" />
        <div className="grow min-w-0">
          <h3>
            <button type="button" aria-haspopup="dialog" onClick={() => actions.open(card)}>
              {candidateName}
            </button>
          </h3>
          <p className="meta clip">{showsJob ? jobLabel(card.jobTitle, card.jobPlace) : card.about}</p>
        </div>
      </div>
      {card.matchSegments && (
        <div className="fit">
          <Score segments={card.matchSegments} value={card.matchScore} />
          <b className="num" aria-hidden="true">
            {card.matchScore ?? '–'}
          </b>
        </div>
      )}
      <CardFoot card={card} minute={minute} notes={notes} />
      <div className="board-card-tools">
        <input
          type="checkbox"
          aria-label={`Select ${candidateName}`}
          checked={isSelected}
          onChange={(event) => actions.select(card, event.target.checked)}
        />
        <GripButton
          id={id}
          name={candidateName}
          isHeld={isLifted}
          onKeyDown={(event) => actions.onKeyDown(event, card, column)}
          onBlur={() => actions.onBlur(card)}
        />
        <Menu trigger={<IconButton icon={MoreHorizontal} label={`More actions for ${candidateName}`} size="sm" />}>
          <CardMenu card={card} column={column} columnNames={columnNames} actions={actions} />
        </Menu>
      </div>
    </>
  )
})

function CardFoot({ card, minute, notes }: Pick<Props, 'card' | 'minute' | 'notes'>) {
  const now = new Date(minute * 60_000)
  const days = waitingDays(card, now)
  const isImportedDay = card.isImported && card.stageSince.getTime() === card.appliedAt.getTime()
  return (
    <p className="board-card-foot" suppressHydrationWarning>
      {days === null ? (
        <Ago at={card.stageSince} now={now} isDay={isImportedDay} />
      ) : (
        <b className="is-late">Waiting {days} days</b>
      )}
      {card.isAssisted && (
        <span className="with-icon">
          <Zap className="ic ic-sm" /> Assisted
        </span>
      )}
      {notes > 0 && (
        <span className="with-icon num">
          <StickyNote className="ic ic-sm" />
          {notes}
          <span className="vh">{notes === 1 ? ' note' : ' notes'}</span>
        </span>
      )}
    </p>
  )
}

function CardMenu({ card, column, columnNames, actions }: Pick<Props, 'card' | 'column' | 'columnNames' | 'actions'>) {
  return (
    <>
      <MenuItem icon={FileText} onSelect={() => actions.open(card)}>
        View Details
      </MenuItem>
      <MenuSeparator />
      <MenuHeading>Move to</MenuHeading>
      {columnsIn(columnNames).map(({ key, name }) => (
        <MenuItem key={key} icon={ArrowRightLeft} disabled={key === column} onSelect={() => actions.moveTo(card, key)}>
          {name}
        </MenuItem>
      ))}
    </>
  )
}

export const columnNamesOf = (columns: { key: string; name: string }[]): string =>
  columns.map(({ key, name }) => `${key} ${name}`).join('\n')

const columnsIn = (names: string) =>
  names.split('\n').map((line) => {
    const at = line.indexOf(' ')
    return { key: line.slice(0, at), name: line.slice(at + 1) }
  })
