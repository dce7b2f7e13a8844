import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api, client } from '#client/api.ts'
import { companyStatKeys } from '#features/companies/ui/queries.ts'
import { focusGrip } from '#ui/board/use-grip-focus.ts'
import { errorText } from '#ui/error-text.ts'
import { toast } from '#ui/primitives/toast.ts'
import type { Board, BoardCard, BoardColumn, Move, MoveReport } from '../../stage-contract.ts'
import { askMove, type MoveMessage, needsConfirmation } from '../confirm-move/ask-move.ts'
import { afterMove, canUndo, formatMoved, formatRefused, type Pending } from './board-moves.ts'

/** In milliseconds. An older response may still arrive this long after a move; later only the list decides the column of a card. */
const LATE_MS = 5_000

type Plan = {
  cards: BoardCard[]
  /** The target of each card: the column in which it is rendered, and the stage for the server. */
  to: (card: BoardCard) => { column: string; name: string; target: Move['to'] }
  isUndo?: boolean
  /** Undoes moves that the candidates were not notified of. */
  isSilent?: boolean
  /** Details of a new status: reason and message. */
  words?: MoveMessage
}

/**
 * Moves cards: they appear in their new column at once, and a refused move is reverted with the reason. Moves are sent in order, each from
 * the stage in which the last one left the card. Undo moves each card back.
 */
export function useMoves(job: Board['job'], columns: BoardColumn[]) {
  const { keep: cacheMoves, follow } = useFollow()
  const send = useSend()
  const [pending, setPending] = useState<Pending>(new Map())
  const latest = useRef(columns)
  useEffect(() => {
    latest.current = columns
  })
  const settle = (plan: Plan, moved: ReadonlySet<string>) => {
    setTimeout(() => setPending((before) => withoutDone(before, plan)), LATE_MS)
    setPending((before) => {
      const next = new Map(before)
      for (const card of plan.cards) {
        const going = next.get(card.id)
        // a later move of the same card takes over
        if (!going || going.column !== plan.to(card).column) continue
        if (moved.has(card.id)) next.set(card.id, { ...going, isDone: true })
        else next.delete(card.id)
      }
      return next
    })
  }

  const run = async (plan: Plan): Promise<boolean> => {
    setPending((before) => withPlan(before, plan, latest.current))
    let report: MoveReport | undefined
    try {
      report = await send(plan)
      cacheMoves(report)
      settle(plan, new Set(report.moved.map(({ id }) => id)))
      say(plan, report)
    } catch (error) {
      settle(plan, new Set())
      const text = 'Failed to update application status'
      const why = errorText(error, '')
      toast.error({ title: 'Error', description: why ? `${text}: ${why}` : text })
    }
    follow(report !== undefined && report.refused.length === 0)
    return report !== undefined
  }

  const say = (plan: Plan, report: MoveReport) => {
    const columnOf = (id: string) =>
      plan.cards.filter((card) => card.id === id).map((card) => plan.to(card).name)[0] ?? ''
    const { title, description } = formatMoved({ cards: plan.cards, report, columnOf, isSilent: plan.isSilent })
    const undo = () => {
      void run(undoOf(plan, report, latest.current))
      focusGrip(report.moved[0]?.id)
    }
    const action = !plan.isUndo && canUndo(plan.cards, report) && { action: { label: 'Undo', onAction: undo } }
    if (report.refused.length === 0) return toast.success({ title, description, ...action })
    const why = formatRefused(plan.cards, report.refused, new Date())
    const done = report.moved.length > 0 ? `${description} ` : ''
    return toast.error({ title: 'Error', description: `${done}Failed to update application status: ${why}`, ...action })
  }

  /** Returns whether the moves are sent immediately. A move to another status first opens a dialog with the message to the candidates. */
  const move = (cards: BoardCard[], { key, name, status, items }: BoardColumn): boolean => {
    const target = job ? { stageId: key } : { status }
    const going = cards.filter((card) => !items.some(({ id }) => id === card.id))
    const plan: Plan = { cards: going, to: () => ({ column: key, name, target }) }
    if (going.length === 0) return false
    const concerned = going.filter((card) => card.status !== status)
    if (concerned.length === 0) {
      void run(plan)
      return true
    }
    const needsAnswer = needsConfirmation(concerned, status)
    const moved = askMove(concerned, { status, name }, (words) => run({ ...plan, words }))
    if (needsAnswer) void moved.then(() => focusGrip(going[0]?.id))
    return !needsAnswer
  }
  return { pending, move }
}

/** Refreshes lists, details and counts after a move. */
function useFollow() {
  const queryClient = useQueryClient()
  /** Cached boards already show the move: they need no new fetch. */
  const cacheMoves = (report: MoveReport) =>
    queryClient.setQueriesData<Board>({ queryKey: api.stages.board.key() }, (board) =>
      board ? afterMove(board, report, new Date()) : board,
    )
  const follow = (isDone: boolean) => {
    const stale = [api.stages.list.key(), api.companyApplications.key(), api.replies.key(), ...companyStatKeys()]
    for (const queryKey of isDone ? stale : [...stale, api.stages.board.key()]) {
      // in the background: a card is in its new column from the drop on, and the next move must not wait
      void queryClient.invalidateQueries({ queryKey })
    }
  }
  return { keep: cacheMoves, follow }
}

/** Sends the moves in order: each starts from the stage in which the last one left the card. */
function useSend() {
  /** The stages of recently moved cards, and their stages in the list before. */
  const known = useRef(new Map<string, { stageId: string; was: string; until: number }>())
  const { mutateAsync } = useMutation({
    scope: { id: 'board-moves' },
    mutationFn: async ({ cards, to, words, isUndo }: Plan) => {
      const moves = cards.map((card) => {
        const last = known.current.get(card.id)
        const isLate = last?.was === card.stageId && Date.now() < last.until
        return { id: card.id, from: isLate ? last.stageId : card.stageId, to: to(card).target }
      })
      const report = await client.stages.move({ moves, ...words, ...(isUndo && { isUndo }) })
      for (const card of cards) {
        const stageId = report.moved.find(({ id }) => id === card.id)?.stageId
        if (stageId) known.current.set(card.id, { stageId, was: card.stageId, until: Date.now() + LATE_MS })
      }
      return report
    },
  })
  return mutateAsync
}

const withoutDone = (before: Pending, { cards, to }: Plan): Pending => {
  const done = cards.filter((card) => before.get(card.id)?.isDone && before.get(card.id)?.column === to(card).column)
  if (done.length === 0) return before
  const ids = new Set(done.map(({ id }) => id))
  return new Map([...before].filter(([id]) => !ids.has(id)))
}

/** The latest move is on top. */
function withPlan(before: Pending, { cards, to }: Plan, columns: BoardColumn[]): Pending {
  const listed = new Map(columns.flatMap(({ items }) => items.map((card) => [card.id, card] as const)))
  const going = cards.map((card) => {
    const was = (listed.get(card.id) ?? card).stageId
    return [card.id, { column: to(card).column, was, isDone: false }] as const
  })
  const ids = new Set(cards.map(({ id }) => id))
  return new Map([...[...before].filter(([id]) => !ids.has(id)), ...going])
}

/** The plan that moves each card back to its previous stage and column. */
function undoOf({ cards }: Plan, report: MoveReport, columns: BoardColumn[]): Plan {
  const moved = new Map(report.moved.map((one) => [one.id, one]))
  const was = new Map(cards.map((card) => [card.id, card]))
  return {
    isUndo: true,
    isSilent: report.moved.some(({ noticeDueAt }) => noticeDueAt !== null),
    cards: cards.flatMap((card) => {
      const { status, stageId } = moved.get(card.id) ?? {}
      return status && stageId ? [{ ...card, status, stageId }] : []
    }),
    to: ({ id }) => {
      const stageId = moved.get(id)?.from ?? ''
      const column = columns.find(({ key }) => key === stageId || key === was.get(id)?.status)
      return { column: column?.key ?? '', name: column?.name ?? '', target: { stageId } }
    },
  }
}
