import { timeAgoInside } from '#lib/dates.ts'
import { localZone } from '#ui/use-zone.ts'
import type { Board, BoardCard, BoardColumn, MoveReport, Refusal } from '../../stage-contract.ts'

export type PendingMove = {
  column: string
  /** The stage in the list's data when it was moved. */
  was: string
  /** True once the server has moved it: as soon as the list has newer data, the list's stage is used. */
  isDone: boolean
}
/** Cards that were moved and that the list's data does not show yet. */
export type Pending = ReadonlyMap<string, PendingMove>

/** The board with the viewer's own moves: moved cards are first in their new column. */
export function withPending(columns: BoardColumn[], pending: Pending): BoardColumn[] {
  // an unchanged column remains the same object, so it is not rendered again
  const next = [...columns]
  const put = (at: number, column: BoardColumn) => void next.splice(at, 1, column)
  for (const [id, { column: key, was, isDone }] of pending) {
    const to = next.findIndex((column) => column.key === key)
    const from = next.findIndex((column) => column.items.some((card) => card.id === id))
    const [target, source] = [next[to], next[from]]
    const card = source?.items.find((one) => one.id === id)
    if (!target || !source || !card || from === to || (isDone && card.stageId !== was)) continue
    put(from, { ...source, total: source.total - 1, items: source.items.filter((one) => one !== card) })
    put(to, { ...target, total: target.total + 1, items: [card, ...target.items] })
  }
  return next
}

/** The board after a move of the viewer, as the next response will show it. */
export function afterMove(board: Board, { moved }: MoveReport, now: Date): Board {
  const going = new Map(moved.map((one) => [one.id, one]))
  const cards = board.columns.flatMap(({ items }) => items.filter(({ id }) => going.has(id)))
  if (cards.length === 0) return board
  const columnOf = ({ stageId, status }: { stageId: string; status: string }) => (board.job ? stageId : status)
  const arriving = cards.map((card) => ({ ...card, ...pick(going.get(card.id)), stageSince: now }))
  return {
    ...board,
    columns: board.columns.map((column) => {
      const staying = column.items.filter(({ id }) => !going.has(id))
      const coming = arriving.filter((card) => columnOf(card) === column.key)
      if (coming.length === 0 && staying.length === column.items.length) return column
      const total = column.total - (column.items.length - staying.length) + coming.length
      return { ...column, total, items: [...coming, ...staying] }
    }),
  }
}

const pick = (moved: MoveReport['moved'][number] | undefined) =>
  moved && { stageId: moved.stageId, status: moved.status }

type Moved = {
  cards: BoardCard[]
  report: MoveReport
  columnOf: (id: string) => string
  isSilent?: boolean | undefined
}

const noticeText = (candidates: number, isDelayed: boolean): string => {
  const who = candidates === 1 ? 'The candidate is' : 'They are'
  return isDelayed ? ` ${who} notified by email after your company's delay.` : ` ${who} notified by email.`
}

/** The result of a move as a message: whether candidates are notified, and their new stage. */
export function formatMoved({ cards, report, columnOf, isSilent }: Moved): { title: string; description: string } {
  const moved = cards.filter(({ id }) => report.moved.some((one) => one.id === id))
  const notified = moved.filter(({ id, status, isImported }) => {
    return !isImported && report.moved.some((one) => one.id === id && one.status !== status)
  })
  const isDelayed = report.moved.some(({ noticeDueAt }) => noticeDueAt !== null)
  const [first] = moved
  const isNews = report.moved.some(({ id, status }) => cards.some((card) => card.id === id && card.status !== status))
  const who = moved.length === 1 ? `${first?.candidateName} is` : `${moved.length} candidates are`
  const columns = new Set(moved.map(({ id }) => columnOf(id)))
  const where = columns.size === 1 ? `now in ${[...columns][0]}` : 'back where they were'
  const how = notified.length === 0 || isSilent ? '' : noticeText(notified.length, isDelayed)
  // the specification's text for a status that was set (CAPP-07)
  return { title: isNews ? 'Application status updated successfully' : 'Moved', description: `${who} ${where}.${how}` }
}

/** Whether a move can be undone: only if no candidate was notified, because undoing would notify them again. */
export const canUndo = (cards: Pick<BoardCard, 'id' | 'status' | 'isImported'>[], { moved }: MoveReport): boolean =>
  moved.length > 0 &&
  moved.every(({ id, status, noticeDueAt }) => {
    const card = cards.find((one) => one.id === id)
    return noticeDueAt !== null || card?.isImported || card?.status === status
  })

type MovedBy = NonNullable<Refusal['moved']>

/** 'Dana Reyes moved it to Interview 2 minutes ago.' */
export function formatMovedBy({ by, stage, at }: MovedBy, now: Date): string {
  const when = at ? ` ${timeAgoInside(at, now, localZone())}` : ''
  return `${by ?? 'Someone'} moved it to ${stage}${when}.`
}

/** The reasons why applications were not moved; for many, with the names of the first three. */
export function formatRefused(cards: Pick<BoardCard, 'id' | 'candidateName'>[], refused: Refusal[], now: Date): string {
  const words = refused.slice(0, 3).map(({ id, code, moved }) => {
    const name = cards.find((card) => card.id === id)?.candidateName ?? 'One'
    return `${name}: ${moved ? formatMovedBy(moved, now) : whys[code]}`
  })
  const rest = refused.length - words.length
  return [...words, ...(rest > 0 ? [`${rest} more weren't moved.`] : [])].join(' ')
}

const whys: Record<Refusal['code'], string> = {
  APPLICATION_MOVED: 'A colleague moved it.',
  APPLICATION_WITHDRAWN: 'The candidate has withdrawn.',
  STAGE_GONE: 'This stage no longer exists.',
  NOTICE_SENT: 'The candidate has already been notified.',
  NOT_FOUND: 'This application is no longer available.',
}
