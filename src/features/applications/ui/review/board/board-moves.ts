import { timeAgoInside } from '#lib/dates.ts'
import type { BoardCard, BoardLane, MoveReport, Refusal } from '../../../stage-contract.ts'

export type Going = {
  lane: string
  /** The standing that the list gave when it was moved. */
  was: string
  /** The server has moved it: from now on the list says where it stands, once it says something new. */
  isDone: boolean
}
/** Cards that were moved, and of which the list does not know yet. */
export type Pending = ReadonlyMap<string, Going>

/** Where a card stands, and since when: another one after every move. */
export const standingOf = ({ stageId, stageSince }: Pick<BoardCard, 'stageId' | 'stageSince'>): string =>
  `${stageId} ${stageSince.toISOString()}`

/** The board as its viewer left it: what they moved stands on top of the lane they put it into. */
export function withPending(lanes: BoardLane[], pending: Pending): BoardLane[] {
  if (pending.size === 0) return lanes
  const next = lanes.map((lane) => ({ ...lane, items: [...lane.items] }))
  for (const [id, { lane: key, was, isDone }] of pending) {
    const to = next.find((lane) => lane.key === key)
    const from = next.find((lane) => lane.items.some((card) => card.id === id))
    const card = from?.items.find((one) => one.id === id)
    if (!to || !from || !card || from === to || (isDone && standingOf(card) !== was)) continue
    from.items = from.items.filter((one) => one !== card)
    from.total -= 1
    to.items = [card, ...to.items]
    to.total += 1
  }
  return next
}

type Moved = { cards: BoardCard[]; report: MoveReport; laneOf: (id: string) => string }

/** What came of a move, in words: whether candidates hear of it, where they are now. */
export function movedWords({ cards, report, laneOf }: Moved): { title: string; description: string } {
  const moved = cards.filter(({ id }) => report.moved.some((one) => one.id === id))
  const told = moved.filter(({ id, status, isImported }) => {
    return !isImported && report.moved.some((one) => one.id === id && one.status !== status)
  })
  const [first] = moved
  const isNews = report.moved.some(({ id, status }) => cards.some((card) => card.id === id && card.status !== status))
  const who = moved.length === 1 ? `${first?.candidateName} is` : `${moved.length} candidates are`
  const lanes = new Set(moved.map(({ id }) => laneOf(id)))
  const where = lanes.size === 1 ? `now in ${[...lanes][0]}` : 'back where they were'
  const how = told.length === 0 ? '' : told.length === 1 ? ' The candidate is told by mail.' : ' They are told by mail.'
  // the specification's words for a status that was set (CAPP-07)
  return { title: isNews ? 'Application status updated successfully' : 'Moved', description: `${who} ${where}.${how}` }
}

type MovedBy = NonNullable<Refusal['moved']>

/** 'Dana Reyes moved it to Interview 2 minutes ago.' */
export function movedByWords({ by, stage, at }: MovedBy, now: Date): string {
  const when = at ? ` ${timeAgoInside(at, now)}` : ''
  return `${by ?? 'Somebody'} moved it to ${stage}${when}.`
}

/** Why each of them stays; of many the first three by name. */
export function refusedWords(cards: Pick<BoardCard, 'id' | 'candidateName'>[], refused: Refusal[], now: Date): string {
  const words = refused.slice(0, 3).map(({ id, code, moved }) => {
    const name = cards.find((card) => card.id === id)?.candidateName ?? 'One'
    return `${name}: ${moved ? movedByWords(moved, now) : whys[code]}`
  })
  const rest = refused.length - words.length
  return [...words, ...(rest > 0 ? [`${rest} more stayed where they are.`] : [])].join(' ')
}

const whys: Record<Refusal['code'], string> = {
  APPLICATION_MOVED: 'A colleague moved it meanwhile.',
  APPLICATION_WITHDRAWN: 'The candidate has withdrawn.',
  STAGE_GONE: 'This stage is no longer there.',
  NOT_FOUND: 'This application is no longer available.',
}
