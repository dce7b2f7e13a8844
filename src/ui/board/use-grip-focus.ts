import { type RefObject, useEffect, useRef } from 'react'
import { focusWhenLost } from '#ui/page/focus-when-lost.ts'

/**
 * Keeps keyboard focus on a card's grip while the card is rendered in another column: set the ref to the card's id when it moves. Renders
 * before the move do not change the focus, and neither does a move after another element got the focus.
 */
export function useGripFocus(): RefObject<string | undefined> {
  const moving = useRef<string>(undefined)
  useEffect(() => {
    const grip = moving.current && `grip-${moving.current}`
    const { activeElement } = document
    if (!grip || activeElement?.id === grip) return
    moving.current = undefined
    if (!activeElement || activeElement === document.body) document.getElementById(grip)?.focus()
  })
  return moving
}

/** When the bar, dialog or message that moved the card disappears with its focus, focuses the card's grip instead. */
export const focusGrip = (id: string | undefined): void => focusWhenLost(() => document.getElementById(`grip-${id}`))
