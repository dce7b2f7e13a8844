import { type KeyboardEvent, useState } from 'react'

type Held<Lane> = { id: string; name: string; from: Lane; at: Lane }
export type CardAt<Lane> = { id: string; name: string; lane: Lane }

/** A card picked up with Space: the arrows choose its lane, Space drops it, Escape cancels. Each step is announced. */
export function useKeyboardMove<Lane extends string>(
  lanes: readonly Lane[],
  nameOfLane: Readonly<Record<Lane, string>>,
  onDrop: (id: string, lane: Lane) => void,
) {
  const [held, setHeld] = useState<Held<Lane> | null>(null)
  const [said, setSaid] = useState('')
  const pickUp = (id: string, name: string, from: Lane) => {
    setHeld({ id, name, from, at: from })
    setSaid(
      `${name} picked up in ${nameOfLane[from]}. Use the left and right arrow keys to choose a column, Space to drop it, Escape to cancel.`,
    )
  }
  const step = (mine: Held<Lane>, by: number) => {
    const at = lanes[Math.min(lanes.length - 1, Math.max(0, lanes.indexOf(mine.at) + by))] ?? mine.at
    setHeld({ ...mine, at })
    setSaid(`${mine.name} over ${nameOfLane[at]}.`)
  }
  const leave = (mine: Held<Lane>) => {
    setHeld(null)
    setSaid(`${mine.name} stays in ${nameOfLane[mine.from]}.`)
  }
  const putDown = (mine: Held<Lane>) => {
    if (mine.at === mine.from) return leave(mine)
    setHeld(null)
    onDrop(mine.id, mine.at)
  }
  const onKeyDown = (event: KeyboardEvent, { id, name, lane }: CardAt<Lane>) => {
    const mine = held?.id === id ? held : null
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault()
      return mine ? putDown(mine) : pickUp(id, name, lane)
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
