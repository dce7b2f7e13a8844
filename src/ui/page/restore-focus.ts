/**
 * The position of an element: its ancestors from the inside out, each with the index of the child that contained it, and its index among
 * that child's controls.
 */
type Place = {
  focused: HTMLElement
  /** The dialog that contained it. */
  home: Element | null
  steps: { parent: HTMLElement; index: number; nth: number }[]
}

const DIALOG = '[role=dialog], [role=alertdialog]'
const PAUSE = 100
const LONGEST = 10_000
// skip the focus guards around an open menu: they are removed with it
const CONTROLS = 'a[href], button, input, select, textarea, [tabindex="0"]:not([data-base-ui-focus-guard])'
const controlsIn = (node: Element): HTMLElement[] =>
  [...node.querySelectorAll<HTMLElement>(CONTROLS)].filter((one) => !one.matches(':disabled, [type=hidden]'))

/** The button that opened the dialog, or the button of the menu that did. */
const asking = (): Element | null => {
  const at = document.activeElement
  const isInMenu = at?.closest('[role=menu]')
  return isInMenu ? document.querySelector('[aria-haspopup=menu][aria-expanded=true]') : at
}

/**
 * Remembers the focused element. Call the returned function once the removal is confirmed: when the focused button is removed, the focus
 * moves to the same button of the item that is now in that place, so that keyboard users do not start at the top again. Waits up to ten
 * seconds, and only while no element has the focus.
 */
export function restoreFocus(): () => void {
  const element = asking()
  const place = element instanceof HTMLElement && element !== document.body ? placeOf(element) : null
  return () => place && watch(place, Date.now() + LONGEST)
}

function placeOf(focused: HTMLElement): Place {
  const steps: Place['steps'] = []
  for (let node = focused; node.parentElement && node !== document.body; node = node.parentElement) {
    const parent = node.parentElement
    steps.push({ parent, index: [...parent.children].indexOf(node), nth: controlsIn(node).indexOf(focused) })
  }
  return { focused, home: focused.closest(DIALOG), steps }
}

function watch(place: Place, until: number, isLost = false): void {
  setTimeout(() => {
    const isNowhere = !place.focused.isConnected && isFocusLost(document.activeElement, place.home)
    // check twice in a row, because another handler may set the focus first
    if (isNowhere && isLost) find(place)?.focus()
    else if (Date.now() < until) watch(place, until, isNowhere)
  }, PAUSE)
}

/** Whether no control has the focus: the focus is nowhere, on the dialog itself, or on an element behind the open dialog. */
function isFocusLost(at: Element | null, home: Element | null): boolean {
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
