import type { PointerEvent } from 'react'

const STILL = 8

/**
 * For `onPointerDown` of a button below fields: pressing it leaves a field, whose error then appears and moves the button
 * away from under the pointer, and the browser makes no click of it. The press counts all the same.
 */
export function steadyPress({ currentTarget: button, clientX, clientY }: PointerEvent<HTMLButtonElement>): void {
  const onUp = (up: globalThis.PointerEvent) => {
    const isStill = Math.hypot(up.clientX - clientX, up.clientY - clientY) < STILL
    if (isStill && !button.contains(up.target as Node | null)) button.click()
  }
  window.addEventListener('pointerup', onUp, { once: true })
}
