import { type RefObject, useEffect, useRef } from 'react'
import { focusWhenLost } from '#ui/page/focus-when-lost.ts'

/**
 * The card whose grip the keyboard stays on while it is drawn anew in another lane: set its id when it moves. Renders that come
 * before that one leave it be, and whoever went elsewhere meanwhile is not called back.
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

/** What moved the card goes with its bar, its dialog or its message: the keyboard goes on at the card. */
export const focusGrip = (id: string | undefined): void => focusWhenLost(() => document.getElementById(`grip-${id}`))
