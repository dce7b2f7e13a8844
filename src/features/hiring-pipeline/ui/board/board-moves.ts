import { timeAgoInside } from '#lib/dates.ts'
import type { Board, BoardCard, BoardLane, MoveReport, Refusal } from '../../stage-contract.ts'

export type Going = {
  lane: string
  /** The stage that the list gave when it was moved. */
  was: string
  /** The server has moved it: from now on the list says where it stands, once it says something new. */
  isDone: boolean
}
/** Cards that were moved, and of which the list does not know yet. */
export type Pending = ReadonlyMap<string, Going>

/** The board as its viewer left it: what they moved stands on top of the lane they put it into. */
export function withPending(lanes: BoardLane[], pending: Pending): BoardLane[] {
  // a lane that nothing comes to or leaves stays the same object: it is not drawn anew
  const next = [...lanes]
  const put = (at: number, lane: BoardLane) => void next.splice(at, 1, lane)
  for (const [id, { lane: key, was, isDone }] of pending) {
    const to = next.findIndex((lane) => lane.key === key)
    const from = next.findIndex((lane) => lane.items.some((card) => card.id === id))
    const [target, source] = [next[to], next[from]]
    const card = source?.items.find((one) => one.id === id)
    if (!target || !source || !card || from === to || (isDone && card.stageId !== was)) continue
    put(from, { ...source, total: source.total - 1, items: source.items.filter((one) => one !== card) })
    put(to, { ...target, total: target.total + 1, items: [card, ...target.items] })
  }
  return next
}

/** The same board after a move of its viewer, as the next reading of it will say. */
export function afterMove(board: Board, { moved }: MoveReport, now: Date): Board {
  const going = new Map(moved.map((one) => [one.id, one]))
  const cards = board.lanes.flatMap(({ items }) => items.filter(({ id }) => going.has(id)))
  if (cards.length === 0) return board
  const laneOf = ({ stageId, status }: { stageId: string; status: string }) => (board.job ? stageId : status)
  const arriving = cards.map((card) => ({ ...card, ...pick(going.get(card.id)), stageSince: now }))
  return {
    ...board,
    lanes: board.lanes.map((lane) => {
      const staying = lane.items.filter(({ id }) => !going.has(id))
      const coming = arriving.filter((card) => laneOf(card) === lane.key)
      if (coming.length === 0 && staying.length === lane.items.length) return lane
      const total = lane.total - (lane.items.length - staying.length) + coming.length
      return { ...lane, total, items: [...coming, ...staying] }
    }),
  }
}

const pick = (moved: MoveReport['moved'][number] | undefined) =>
  moved && { stageId: moved.stageId, status: moved.status }

type Moved = { cards: BoardCard[]; report: MoveReport; laneOf: (id: string) => string; isSilent?: boolean | undefined }

const noticeWords = (candidates: number, waits: boolean): string => {
  const who = candidates === 1 ? 'The candidate is' : 'They are'
  return waits ? ` ${who} notified by mail after your company's wait.` : ` ${who} notified by mail.`
}

/** What came of a move, in words: whether candidates hear of it, where they are now. */
export function formatMoved({ cards, report, laneOf, isSilent }: Moved): { title: string; description: string } {
  const moved = cards.filter(({ id }) => report.moved.some((one) => one.id === id))
  const told = moved.filter(({ id, status, isImported }) => {
    return !isImported && report.moved.some((one) => one.id === id && one.status !== status)
  })
  const waits = report.moved.some(({ noticeDueAt }) => noticeDueAt !== null)
  const [first] = moved
  const isNews = report.moved.some(({ id, status }) => cards.some((card) => card.id === id && card.status !== status))
  const who = moved.length === 1 ? `${first?.candidateName} is` : `${moved.length} candidates are`
  const lanes = new Set(moved.map(({ id }) => laneOf(id)))
  const where = lanes.size === 1 ? `now in ${[...lanes][0]}` : 'back where they were'
  const how = told.length === 0 || isSilent ? '' : noticeWords(told.length, waits)
  // the specification's words for a status that was set (CAPP-07)
  return { title: isNews ? 'Application status updated successfully' : 'Moved', description: `${who} ${where}.${how}` }
}

/** A move can be undone where no candidate was notified of it: another status would notify them a second time. */
export const canUndo = (cards: Pick<BoardCard, 'id' | 'status' | 'isImported'>[], { moved }: MoveReport): boolean =>
  moved.length > 0 &&
  moved.every(({ id, status, noticeDueAt }) => {
    const card = cards.find((one) => one.id === id)
    return noticeDueAt !== null || card?.isImported || card?.status === status
  })

type MovedBy = NonNullable<Refusal['moved']>

/** 'Dana Reyes moved it to Interview 2 minutes ago.' */
export function formatMovedBy({ by, stage, at }: MovedBy, now: Date): string {
  const when = at ? ` ${timeAgoInside(at, now)}` : ''
  return `${by ?? 'Somebody'} moved it to ${stage}${when}.`
}

/** Why each of them stays; of many the first three by name. */
export function formatRefused(cards: Pick<BoardCard, 'id' | 'candidateName'>[], refused: Refusal[], now: Date): string {
  const words = refused.slice(0, 3).map(({ id, code, moved }) => {
    const name = cards.find((card) => card.id === id)?.candidateName ?? 'One'
    return `${name}: ${moved ? formatMovedBy(moved, now) : whys[code]}`
  })
  const rest = refused.length - words.length
  return [...words, ...(rest > 0 ? [`${rest} more stayed where they are.`] : [])].join(' ')
}

const whys: Record<Refusal['code'], string> = {
  APPLICATION_MOVED: 'A colleague moved it meanwhile.',
  APPLICATION_WITHDRAWN: 'The candidate has withdrawn.',
  STAGE_GONE: 'This stage is no longer there.',
  NOTICE_SENT: 'The candidate has been notified already.',
  NOT_FOUND: 'This application is no longer available.',
}
