import { type KeyboardEvent, useState } from 'react'

type LiftedCard<Column> = { id: string; name: string; from: Column; at: Column }
export type CardAt<Column> = { id: string; name: string; column: Column }

/** A card picked up with Space: the arrows choose its column, Space drops it, Escape cancels. Each step is announced. */
export function useKeyboardMove<Column extends string>(
  columns: readonly Column[],
  nameOfColumn: Readonly<Record<Column, string>>,
  onDrop: (id: string, column: Column) => void,
) {
  const [lifted, setLifted] = useState<LiftedCard<Column> | null>(null)
  const [said, setSaid] = useState('')
  const pickUp = (id: string, name: string, from: Column) => {
    setLifted({ id, name, from, at: from })
    setSaid(
      `${name} picked up in ${nameOfColumn[from]}. Use the left and right arrow keys to choose a column, Space to drop it, Escape to cancel.`,
    )
  }
  const step = (mine: LiftedCard<Column>, by: number) => {
    const at = columns[Math.min(columns.length - 1, Math.max(0, columns.indexOf(mine.at) + by))] ?? mine.at
    setLifted({ ...mine, at })
    setSaid(`${mine.name} over ${nameOfColumn[at]}.`)
  }
  const leave = (mine: LiftedCard<Column>) => {
    setLifted(null)
    setSaid(`${mine.name} stays in ${nameOfColumn[mine.from]}.`)
  }
  const drop = (mine: LiftedCard<Column>) => {
    if (mine.at === mine.from) return leave(mine)
    setLifted(null)
    onDrop(mine.id, mine.at)
  }
  const onKeyDown = (event: KeyboardEvent, { id, name, column }: CardAt<Column>) => {
    const mine = lifted?.id === id ? lifted : null
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault()
      return mine ? drop(mine) : pickUp(id, name, column)
    }
    if (!mine) return
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      event.preventDefault()
      step(mine, event.key === 'ArrowRight' ? 1 : -1)
    } else if (event.key === 'Escape') {
      event.stopPropagation()
      leave(mine)
    }
  }
  const onBlur = (id: string) => {
    if (lifted?.id === id) leave(lifted)
  }
  return { held: lifted, said, say: setSaid, onKeyDown, onBlur }
}
