let isPressed = false

if (typeof window !== 'undefined') {
  const say = (pressed: boolean) => () => {
    isPressed = pressed
  }
  window.addEventListener('pointerdown', say(true), true)
  for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, say(false), true)
}

/**
 * Runs at once, or on pointerup while a mouse button is down: blurring a field shows or hides its error, which shifts the layout
 * under the pointer, and the browser would swallow the click.
 */
export function runAfterPointerUp(run: () => void): void {
  if (!isPressed) {
    run()
    return
  }
  const ends = new AbortController()
  const end = () => {
    ends.abort()
    // the click event follows directly after pointerup
    setTimeout(run)
  }
  for (const name of ['pointerup', 'pointercancel']) window.addEventListener(name, end, { signal: ends.signal })
}
