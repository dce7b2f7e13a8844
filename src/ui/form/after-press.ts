let isPressed = false

if (typeof window !== 'undefined') {
  const say = (pressed: boolean) => () => {
    isPressed = pressed
  }
  window.addEventListener('pointerdown', say(true), true)
  for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, say(false), true)
}

/**
 * Runs at once, or where a button of the mouse is held down when it comes up again: a press that leaves a field would else
 * bring or take its error, what is pressed would move away under the pointer, and the browser makes no click of it.
 */
export function afterPress(run: () => void): void {
  if (!isPressed) {
    run()
    return
  }
  const ends = new AbortController()
  const end = () => {
    ends.abort()
    // the click comes right behind
    setTimeout(run)
  }
  for (const name of ['pointerup', 'pointercancel']) window.addEventListener(name, end, { signal: ends.signal })
}
