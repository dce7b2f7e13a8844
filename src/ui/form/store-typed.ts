import { useLayoutEffect, useRef } from 'react'
import { useIsHydrating } from '../shell/use-is-hydrating.ts'

/** Takes what the user typed into the server's page before hydration into the form, so that no input is lost. */
export function useTypedInput(id: string, held: unknown, take: (typed: unknown) => void): void {
  const isHydrating = useIsHydrating()
  // where React creates the element itself, it already shows the form's value
  const look = () => (isHydrating && typeof document !== 'undefined' ? typedInto(id, held) : undefined)
  const first = useRef<{ early: unknown; look: () => unknown; take: typeof take }>(null)
  // looked at already here, because React puts the server's text back into a textarea and a select when it takes them over
  first.current ??= { early: look(), look, take }
  useLayoutEffect(() => {
    if (!first.current) return
    const typed = first.current.look() ?? first.current.early
    if (typed !== undefined) first.current.take(typed)
    first.current.look = () => undefined
    first.current.early = undefined
  }, [])
}

/** The element's value for the form; undefined where the form has it already. */
function typedInto(id: string, held: unknown): unknown {
  const control = document.getElementById(id)
  // the line of a list of tags and the like: its text is not the value
  if (held !== null && typeof held === 'object') return undefined
  // a disabled field shows another text on purpose: 'Present' for a current job
  if (control && isShut(control)) return undefined
  if (control instanceof HTMLTextAreaElement) return unless(lines(control.value), lines(String(held ?? '')))
  if (control instanceof HTMLSelectElement) {
    const isOffered = [...control.options].some(({ value }) => value === String(held ?? ''))
    return isOffered ? unless(control.value, String(held ?? '')) : undefined
  }
  if (!(control instanceof HTMLInputElement) || control.type === 'file') return undefined
  if (control.type === 'checkbox') return unless(control.checked, held === true)
  if (control.type !== 'number') return unless(control.value, String(held ?? ''))
  return unless(Number.isNaN(control.valueAsNumber) ? null : control.valueAsNumber, held ?? null)
}

const isShut = (control: HTMLElement) => control.matches('[disabled], [readonly]')

// the browser writes every line end alike
const lines = (text: string) => text.replaceAll('\r\n', '\n')
const unless = <T>(shown: T, held: T): T | undefined => (shown === held ? undefined : shown)
