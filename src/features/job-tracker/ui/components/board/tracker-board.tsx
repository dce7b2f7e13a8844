import { DndContext, type DragEndEvent, pointerWithin } from '@dnd-kit/core'
import { useEffect, useId, useState } from 'react'
import { savedSection, sections } from '#features/applications/ui/components/status-texts.ts'
import { BoardColumn } from '#ui/board/board-column.tsx'
import { useBoardSensors } from '#ui/board/use-board-sensors.ts'
import { useGripFocus } from '#ui/board/use-grip-focus.ts'
import { useKeyboardMove } from '#ui/board/use-keyboard-move.ts'
import { toast } from '#ui/primitives/toast.ts'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'
import { type Column, columnOrder, moveTo } from '../../board-moves.ts'
import type { SavedEntry } from '../saved-card.tsx'
import { aboutJob } from '../tracked-row.tsx'
import { useExternalStatus } from '../use-external-actions.ts'
import { BoardCard } from './board-card.tsx'
import type { BoardEntry } from './board-entries.ts'
import { EntryMenu } from './entry-menu.tsx'
import '../tracker.css'
import '#ui/board/board.css'

const ApplyChoiceDialog = lazyComponent(async () => (await import('./apply-choice.tsx')).ApplyChoiceDialog)

type Props = {
  entries: BoardEntry[]
  /** The total of a column; more than its cards while further pages are not loaded. */
  counts: Record<Column, number>
  now: Date
  onOpen: (entry: BoardEntry) => void
  /** Edits the external application with this id. */
  onEdit: (id: string) => void
}

const looks = { ...sections, saved: savedSection }
const titles: Record<Column, string> = {
  saved: 'Saved',
  submitted: 'Submitted',
  reviewing: 'Under Review',
  interview: 'Interview',
  accepted: 'Accepted',
  rejected: 'Rejected',
}

/** Saved jobs and applications by status; only the seeker's own entries can be moved. */
export function TrackerBoard({ entries, counts, now, onOpen, onEdit }: Props) {
  const id = useId()
  const { moved, drop, applying, stopApplying } = useDrop(entries)
  const keys = useKeyboardMove(columnOrder, titles, (entryId, column) => keys.say(drop(entryId, column)))
  const sensors = useBoardSensors()
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over) keys.say(drop(String(active.id), over.id as Column))
  }
  const columnOf = (entry: BoardEntry) => moved.get(entry.id) ?? entry.column
  return (
    <DndContext id={id} sensors={sensors} collisionDetection={pointerWithin} onDragEnd={onDragEnd}>
      <section className="board is-tracker" aria-label="Board">
        {columnOrder.map((column) => {
          const own = entries.filter((entry) => columnOf(entry) === column)
          const drawn = entries.filter((entry) => entry.column === column).length
          const { tone, icon } = looks[column]
          return (
            <BoardColumn
              key={column}
              column={column}
              title={titles[column]}
              tone={tone}
              icon={icon}
              count={counts[column] - drawn + own.length}
              isChosen={keys.held?.at === column}
              empty="No jobs here"
            >
              {own.map((entry) => (
                <BoardCard
                  key={entry.id}
                  entry={entry}
                  now={now}
                  isLifted={keys.held?.id === entry.id}
                  menu={<EntryMenu entry={entry} onOpen={() => onOpen(entry)} onEdit={() => onEdit(entry.id)} />}
                  onOpen={() => onOpen(entry)}
                  onFixed={(why) => toast.info(why)}
                  onKeyDown={(event) => keys.onKeyDown(event, { id: entry.id, name: aboutJob(entry.job), column })}
                  onBlur={() => keys.onBlur(entry.id)}
                />
              ))}
            </BoardColumn>
          )
        })}
      </section>
      <p className="vh" role="status" aria-live="assertive">
        {keys.said}
      </p>
      {applying && <ApplyChoiceDialog entry={applying} onClose={stopApplying} />}
    </DndContext>
  )
}

/** Handles a drop and announces the result. A card stays in its new column until the list is updated. */
function useDrop(entries: BoardEntry[]) {
  const [moved, setMoved] = useState<ReadonlyMap<string, Column>>(new Map())
  const [applying, setApplying] = useState<SavedEntry>()
  const refocus = useGripFocus()
  const setStatus = useExternalStatus()
  const put = (id: string, column: Column | undefined) =>
    setMoved((before) => {
      const next = new Map(before)
      if (column) next.set(id, column)
      else next.delete(id)
      return next
    })
  useEffect(() => {
    // once the list shows the change, the moved state is no longer needed
    const arrived = entries.filter((entry) => moved.get(entry.id) === entry.column)
    for (const { id } of arrived) put(id, undefined)
  })
  const drop = (id: string, column: Column): string => {
    const entry = entries.find((one) => one.id === id)
    if (!entry) return ''
    const move = moveTo(entry.mover, column)
    if (move.kind === 'refused') toast.info(move.why)
    if (move.kind === 'apply') setApplying(entry.saved)
    if (move.kind === 'status') {
      if (document.activeElement?.id === `grip-${id}`) refocus.current = id
      put(id, column)
      setStatus.mutateAsync({ id, status: move.status }).catch(() => put(id, undefined))
    }
    const name = aboutJob(entry.job)
    return move.kind === 'status'
      ? `${name} moved to ${titles[column]}.`
      : `${name} was not moved from ${titles[entry.column]}.`
  }
  return { moved, drop, applying, stopApplying: () => setApplying(undefined) }
}
