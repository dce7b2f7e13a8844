import { type RefObject, useEffect } from 'react'

/** The press that opened a popup before its code was loaded. */
export type FirstPress = { key: string } | { detail: number; pointerType: string }

/** Repeats a press on the button that replaced the pressed one, with the same key, pointer type and click count. */
export function useRepeatPress(button: RefObject<HTMLElement | null>, press: FirstPress | null): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it comes
  useEffect(() => {
    if (!press || !button.current) return
    button.current.focus({ preventScroll: true })
    const anyway = { bubbles: true, cancelable: true }
    button.current.dispatchEvent(
      'key' in press
        ? new KeyboardEvent('keydown', { ...anyway, key: press.key })
        : new PointerEvent('click', { ...anyway, ...press }),
    )
  }, [])
}
