import type { SyntheticEvent } from 'react'

/** What a control showed as it was pressed, and whether React, once it hears of that press, has nothing to catch up on. */
type Press = [state: string | boolean | undefined, isWhole: boolean]
type Noting = { earlyPresses?: Map<HTMLElement, Press> }

/**
 * Runs in the head with the page's nonce: notes what was pressed, ticked and chosen until React has heard of it. Links and forms
 * with an address work without it, anything else would swallow the press. What a box or a list shows as React first touches it is
 * no change to React: it does not hear of a tick or a choice before that, which it would take for another or for none.
 */
export const earlyPressScript = `(()=>{const m=window.earlyPresses=new Map,n=c=>{if(!c)return 1;
const w=c.matches('button')||/__react/.test(Object.keys(c));m.set(c,[c.matches('select')?c.value:c.checked,w]);return w},
on=(t,f)=>addEventListener(t,f,true),see=(t,s)=>on(t,e=>n(e.target.closest?.(s))||e.stopPropagation());
see('click','button[type=button],[type=checkbox],[type=radio]');see('input','select');see('change','select');
on('submit',e=>{const b=e.submitter;if(b&&!e.target.hasAttribute('action')){e.preventDefault();n(b)}})})()`

const kept = () => (typeof window === 'undefined' ? undefined : (window as Noting).earlyPresses)

let isOurs = false

/**
 * On the root of the page, for `click`, `change` and `submit` on their way down: what React hears of is not pressed again. Where
 * this very event brings its part of the page to life, React puts back a list and takes a box as it is: neither was heard.
 */
export function heardPress({ target, type, nativeEvent }: SyntheticEvent): void {
  const control = (nativeEvent as SubmitEvent).submitter ?? (target as Element).closest('button, input, select')
  const [state, isWhole] = kept()?.get(control as HTMLElement) ?? []
  if (!isWhole) return
  if (typeof state === 'boolean' && isOurs && type !== 'change') return
  if (typeof state === 'string' && (control as HTMLSelectElement).value !== state) return
  kept()?.delete(control as HTMLElement)
}

const nextTryMs = 50
const patienceMs = 10_000

/**
 * Presses what was pressed before anybody listened, each once and in their order, if it still stands there. React keeps a press
 * from a part of the page that it cannot bring to life yet: then again a little later, and so with every press from here on.
 */
export function pressAgain(): (() => void) | undefined {
  const presses = kept()
  if (!presses) return
  const ends = new AbortController()
  let last = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const press = async () => {
    for (const control of [...presses.keys()]) {
      const noted = presses.get(control)
      // heard of meanwhile
      if (!noted) continue
      isOurs = true
      if (control.isConnected && !control.matches(':disabled') && performance.now() < last) repeat(control, noted[0])
      else presses.delete(control)
      isOurs = false
      // the next one is pressed on the page that this one made
      await null
      if (presses.has(control)) break
    }
    clearTimeout(timer)
    if (presses.size > 0 && !ends.signal.aborted) timer = setTimeout(press, nextTryMs)
  }
  const start = () => {
    last = performance.now() + patienceMs
    void press()
  }
  start()
  const again = () => isOurs || setTimeout(start)
  for (const type of ['click', 'change', 'submit'])
    addEventListener(type, again, { capture: true, signal: ends.signal })
  return () => ends.abort()
}

/** React may have put back what the server said. */
function repeat(control: HTMLElement, state: Press[0]): void {
  if (typeof state === 'string') {
    ;(control as HTMLSelectElement).value = state
    control.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  if (typeof state === 'boolean') (control as HTMLInputElement).checked = !state
  control.click()
}
