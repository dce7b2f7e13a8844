import type { KeyboardEvent } from 'react'

/** PageUp and PageDown scroll the page, as they do everywhere else on it: on a closed select they would choose another value unseen. */
export function scrollByPageKeys(event: KeyboardEvent<HTMLSelectElement>): void {
  const direction = event.key === 'PageDown' ? 1 : event.key === 'PageUp' ? -1 : 0
  if (direction === 0) return
  event.preventDefault()
  window.scrollBy({ top: direction * window.innerHeight * 0.9 })
}
