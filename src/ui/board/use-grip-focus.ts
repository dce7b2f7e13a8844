import { type RefObject, useEffect, useRef } from 'react'
import { focusWhenLost } from '#ui/page/focus-when-lost.ts'

/**
 * Keeps keyboard focus on the grip of a card while the card is rendered in another column: set its id when the card moves. Renders
 * before the move do not change the focus, nor does a move after the focus has gone to another element.
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

/** The bar, dialog or message that moved the card is removed with its focus: focus the card's grip instead. */
export const focusGrip = (id: string | undefined): void => focusWhenLost(() => document.getElementById(`grip-${id}`))
