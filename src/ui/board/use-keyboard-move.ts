import { type KeyboardEvent, useState } from 'react'

type Held<Column> = { id: string; name: string; from: Column; at: Column }
export type CardAt<Column> = { id: string; name: string; column: Column }

/** A card picked up with Space: the arrows choose its column, Space drops it, Escape cancels. Each step is announced. */
export function useKeyboardMove<Column extends string>(
  columns: readonly Column[],
  nameOfColumn: Readonly<Record<Column, string>>,
  onDrop: (id: string, column: Column) => void,
) {
  const [held, setHeld] = useState<Held<Column> | null>(null)
  const [said, setSaid] = useState('')
  const pickUp = (id: string, name: string, from: Column) => {
    setHeld({ id, name, from, at: from })
    setSaid(
      `${name} picked up in ${nameOfColumn[from]}. Use the left and right arrow keys to choose a column, Space to drop it, Escape to cancel.`,
    )
  }
  const step = (mine: Held<Column>, by: number) => {
    const at = columns[Math.min(columns.length - 1, Math.max(0, columns.indexOf(mine.at) + by))] ?? mine.at
    setHeld({ ...mine, at })
    setSaid(`${mine.name} over ${nameOfColumn[at]}.`)
  }
  const leave = (mine: Held<Column>) => {
    setHeld(null)
    setSaid(`${mine.name} stays in ${nameOfColumn[mine.from]}.`)
  }
  const drop = (mine: Held<Column>) => {
    if (mine.at === mine.from) return leave(mine)
    setHeld(null)
    onDrop(mine.id, mine.at)
  }
  const onKeyDown = (event: KeyboardEvent, { id, name, column }: CardAt<Column>) => {
    const mine = held?.id === id ? held : null
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
    if (held?.id === id) leave(held)
  }
  return { held, said, say: setSaid, onKeyDown, onBlur }
}
