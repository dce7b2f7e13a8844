/**
 * Whoever works by keyboard keeps a place: as soon as what had the focus is gone or disabled, as a button goes with the row or
 * the dialog that it ended, the focus goes to what is found. Looks for that at most half a second (30 frames).
 */
export function focusWhenLost(find: () => HTMLElement | null | undefined, frames = 30): void {
  requestAnimationFrame(() => {
    const at = document.activeElement
    if (at === document.body || at?.matches(':disabled')) find()?.focus()
    else if (frames > 0) focusWhenLost(find, frames - 1)
  })
}
