import { type KeyboardEvent, useState } from 'react'
import { flushSync } from 'react-dom'

export type ListLabels = {
  ids: readonly string[]
  /** The noun for an item: 'question'. */
  noun: string
  /** An item's name for announcements; the noun is used if it is empty. */
  nameOf: (id: string) => string
}

export type LiftedItem = {
  heldId: string | undefined
  onKeyDown: (id: string, event: KeyboardEvent<HTMLElement>) => void
  /** Called when the grip loses the focus: the picked-up item is dropped where it is. */
  onLeave: (id: string) => void
}

/**
 * Moves an item by keyboard: on the screen at each step, and in the list when it is dropped. The library's own keyboard sensor moves by
 * pixels, so it gets stuck at tall items and at the edge of the window.
 */
export function useLiftedItem({ ids, noun, nameOf }: ListLabels, onMove: (from: number, to: number) => void) {
  const [lifted, setLifted] = useState<{ id: string; at: number } | null>(null)
  const [announcement, setSaid] = useState('')
  const say = (id: string, words: string, at: number) =>
    setSaid(`${nameOf(id) || `The ${noun}`} ${words} place ${at + 1} of ${ids.length}.`)

  const drop = (id: string, at: number) => {
    const from = ids.indexOf(id)
    setLifted(null)
    say(id, 'put down at', at)
    if (from >= 0 && from !== at) onMove(from, at)
  }
  const step = (id: string, at: number, grip: HTMLElement) => {
    const to = Math.min(ids.length - 1, Math.max(0, at))
    flushSync(() => setLifted({ id, at: to }))
    grip.focus()
    grip.scrollIntoView({ block: 'nearest' })
    say(id, 'is at', to)
  }
  const onKeyDown = (id: string, event: KeyboardEvent<HTMLElement>) => {
    const mine = lifted?.id === id ? lifted : null
    const from = ids.indexOf(id)
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault()
      if (mine) return drop(id, mine.at)
      setLifted({ id, at: from })
      return say(id, 'picked up,', from)
    }
    if (!mine) return
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault()
      step(id, mine.at + (event.key === 'ArrowUp' ? -1 : 1), event.currentTarget)
    } else if (event.key === 'Escape') {
      // Escape cancels the move; it must not also close a surrounding dialog
      event.stopPropagation()
      setLifted(null)
      say(id, 'is back at', from)
    }
  }
  const onLeave = (id: string) => {
    if (lifted?.id === id) drop(id, lifted.at)
  }
  return { held: lifted, said: announcement, onKeyDown, onLeave }
}
