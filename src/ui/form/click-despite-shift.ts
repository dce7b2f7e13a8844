import type { PointerEvent } from 'react'

const STILL = 8

/**
 * For `onPointerDown` of a button below fields. Pressing it blurs a field, whose error then appears and moves the button away from the
 * pointer, so the browser sends no click. This clicks the button anyway.
 */
export function clickDespiteShift({ currentTarget: button, clientX, clientY }: PointerEvent<HTMLButtonElement>): void {
  const onUp = (up: globalThis.PointerEvent) => {
    const isStill = Math.hypot(up.clientX - clientX, up.clientY - clientY) < STILL
    if (isStill && !button.contains(up.target as Node | null)) button.click()
  }
  window.addEventListener('pointerup', onUp, { once: true })
}
