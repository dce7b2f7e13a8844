import type { DragEndEvent } from '@dnd-kit/core'
import { useEffect, useRef, useState } from 'react'
import { focusGrip, useGripFocus } from '#ui/board/use-grip-focus.ts'
import { useKeyboardMove } from '#ui/board/use-keyboard-move.ts'
import type { Board, BoardCard, BoardColumn } from '../../stage-contract.ts'
import { withPending } from './board-moves.ts'
import type { CardActions } from './stage-card.tsx'
import { useMoves } from './use-moves.ts'

/** The state of the board: cards, selection, focus and drag, and what a drop does. */
export function useBoard(board: Board, onOpen: (id: string) => void, onMore: CardActions['more']) {
  const { pending, move } = useMoves(board.job, board.columns)
  const columns = withPending(board.columns, pending)
  const cards = new Map(columns.flatMap(({ items }) => items.map((card) => [card.id, card] as const)))
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [lifted, setLifted] = useState<string>()
  const put = usePut(columns, move)
  const shown = [...selected].flatMap((one) => cards.get(one) ?? [])
  const drop = (cardId: string, column: string, isByKeyboard = true) => {
    // moving a selected card moves all selected cards
    const going = selected.has(cardId) ? shown : [cards.get(cardId)].flatMap((card) => card ?? [])
    keys.say(put(going, column, isByKeyboard ? cardId : undefined))
    if (selected.has(cardId)) setSelected(new Set())
  }
  const keys = useKeyboardMove(
    columns.map(({ key }) => key),
    Object.fromEntries(columns.map(({ key, name }) => [key, name])),
    drop,
  )
  const actions = useSteady({
    open: (card) => onOpen(card.id),
    select: ({ id: own }, isSelected) =>
      setSelected((before) => new Set(isSelected ? [...before, own] : [...before].filter((one) => one !== own))),
    moveTo: (card, column) => drop(card.id, column),
    onKeyDown: (event, card, column) => keys.onKeyDown(event, { id: card.id, name: card.candidateName, column }),
    onBlur: (card) => keys.onBlur(card.id),
    more: onMore,
  })
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    setLifted(undefined)
    if (over) drop(String(active.id), String(over.id), false)
  }
  const moveShown = (column: string) => {
    keys.say(put(shown, column))
    setSelected(new Set())
    focusGrip(shown[0]?.id)
  }
  return { columns, cards, shown, selected, setSelected, lifted, setLifted, keys, actions, onDragEnd, moveShown }
}

/** Moves cards and announces it. The focus returns to the card when it is rendered in its new column. */
function usePut(columns: BoardColumn[], move: (cards: BoardCard[], column: BoardColumn) => boolean) {
  const refocus = useGripFocus()
  return (cards: BoardCard[], key: string, focused?: string): string => {
    const column = columns.find((one) => one.key === key)
    const [first] = cards
    if (!column || !first) return ''
    if (!move(cards, column)) return ''
    refocus.current = focused
    return cards.length === 1
      ? `${first.candidateName} moved to ${column.name}.`
      : `${cards.length} candidates moved to ${column.name}.`
  }
}

/** The same functions in every render, which call those of the last one. */
function useSteady(actions: CardActions): CardActions {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  const [steady] = useState<CardActions>(() => ({
    open: (...args) => latest.current.open(...args),
    select: (...args) => latest.current.select(...args),
    moveTo: (...args) => latest.current.moveTo(...args),
    onKeyDown: (...args) => latest.current.onKeyDown(...args),
    onBlur: (...args) => latest.current.onBlur(...args),
    more: (...args) => latest.current.more(...args),
  }))
  return steady
}
