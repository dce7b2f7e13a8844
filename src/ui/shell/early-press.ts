type Noting = { earlyPress?: () => Element | undefined }

/**
 * Runs in the head with the page's nonce: notes which button was pressed last while the page's code is still on its way.
 * Links and forms work without it, any other button would swallow the press.
 */
export const earlyPressScript = `(()=>{let b;const f=e=>{b=e.target.closest('button[type=button]')||b};
addEventListener('click',f,true);window.earlyPress=()=>{removeEventListener('click',f,true);return b}})()`

let pressed: Element | undefined

/** Ends the noting: from here on React hears of every press itself. */
export function endEarlyPress(): void {
  pressed = (window as Noting).earlyPress?.()
}

const nextTryMs = 50
const patienceMs = 10_000

/**
 * Presses what was pressed before anybody listened, once, if it still stands there. React keeps a press from a part of the page
 * that it cannot bring to life yet: then again a little later, unless its person presses something meanwhile.
 */
export function pressAgain(): void {
  const button = pressed
  pressed = undefined
  if (!(button instanceof HTMLElement)) return
  const last = performance.now() + patienceMs
  let isDone = false
  const heard = () => {
    isDone = true
  }
  const ownPress = (event: Event) => event.isTrusted && heard()
  button.addEventListener('click', heard)
  addEventListener('click', ownPress, true)
  const press = () => {
    if (!isDone && button.isConnected) button.click()
    if (!isDone && button.isConnected && performance.now() < last) return setTimeout(press, nextTryMs)
    button.removeEventListener('click', heard)
    removeEventListener('click', ownPress, true)
  }
  press()
}
