import { type RefObject, useEffect } from 'react'

/** The press that opened something before its code was there. */
export type FirstPress = { key: string } | { detail: number; pointerType: string }

/** Presses the button that has come in the other's place as the other was pressed: by key, finger or mouse. */
export function usePressAgain(button: RefObject<HTMLElement | null>, press: FirstPress | null): void {
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
