/**
 * Moves the focus to what `find` returns once the focused element is removed or disabled, as a button is with its row or its
 * dialog, so that keyboard users do not start at the top again. Watches for that at most half a second (30 frames).
 */
export function focusWhenLost(find: () => HTMLElement | null | undefined, frames = 30): void {
  requestAnimationFrame(() => {
    const at = document.activeElement
    if (at === document.body || at?.matches(':disabled')) find()?.focus()
    else if (frames > 0) focusWhenLost(find, frames - 1)
  })
}
