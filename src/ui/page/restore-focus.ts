/** Where an element was: its parents from the inside out, each with which child it was in, and which control of that child. */
type Place = {
  held: HTMLElement
  /** The dialog that it was in. */
  home: Element | null
  steps: { parent: HTMLElement; index: number; nth: number }[]
}

const DIALOG = '[role=dialog], [role=alertdialog]'
const PAUSE = 100
const LONGEST = 10_000
// an open menu is surrounded by guards that take the focus: they are removed with it
const CONTROLS = 'a[href], button, input, select, textarea, [tabindex="0"]:not([data-base-ui-focus-guard])'
const controlsIn = (node: Element): HTMLElement[] =>
  [...node.querySelectorAll<HTMLElement>(CONTROLS)].filter((one) => !one.matches(':disabled, [type=hidden]'))

/** The button that opened the dialog, or the button of its menu. */
const asking = (): Element | null => {
  const at = document.activeElement
  const isInMenu = at?.closest('[role=menu]')
  return isInMenu ? document.querySelector('[aria-haspopup=menu][aria-expanded=true]') : at
}

/**
 * Remembers the focused element. Call the returned function once the removal is confirmed: as soon as the focused button is
 * removed, the focus moves to the same button of the item now in that place, so that keyboard users do not start at the top
 * again. Waits at most ten seconds, and only as long as no element has the focus.
 */
export function restoreFocus(): () => void {
  const element = asking()
  const place = element instanceof HTMLElement && element !== document.body ? placeOf(element) : null
  return () => place && watch(place, Date.now() + LONGEST)
}

function placeOf(held: HTMLElement): Place {
  const steps: Place['steps'] = []
  for (let node = held; node.parentElement && node !== document.body; node = node.parentElement) {
    const parent = node.parentElement
    steps.push({ parent, index: [...parent.children].indexOf(node), nth: controlsIn(node).indexOf(held) })
  }
  return { held, home: held.closest(DIALOG), steps }
}

function watch(place: Place, until: number, isLost = false): void {
  setTimeout(() => {
    const isNowhere = !place.held.isConnected && isAdrift(document.activeElement, place.home)
    // check twice in a row: another handler may know a better place
    if (isNowhere && isLost) find(place)?.focus()
    else if (Date.now() < until) watch(place, until, isNowhere)
  }, PAUSE)
}

/** Whether no control has the focus: nothing, the dialog element, or an element behind the open dialog has it. */
function isAdrift(at: Element | null, home: Element | null): boolean {
  if (at === null || at === document.body) return true
  return Boolean(home?.isConnected) && (at === home || !at.closest(`${DIALOG}, .toast`))
}

function find({ steps }: Place): HTMLElement | undefined {
  for (const { parent, index, nth } of steps) {
    const child = parent.isConnected ? parent.children[Math.min(index, parent.children.length - 1)] : undefined
    const controls = child ? controlsIn(child) : []
    const found = controls[nth] ?? controls[0]
    if (found) return found
  }
  return undefined
}
