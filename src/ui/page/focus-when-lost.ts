/**
 * Focuses the element from `find` once the focused element is removed or disabled, such as a button in a deleted row or closed dialog, so
 * that keyboard users do not start at the top again. Gives up after half a second (30 frames).
 */
export function focusWhenLost(find: () => HTMLElement | null | undefined, frames = 30): void {
  requestAnimationFrame(() => {
    const at = document.activeElement
    if (at === document.body || at?.matches(':disabled')) find()?.focus()
    else if (frames > 0) focusWhenLost(find, frames - 1)
  })
}
