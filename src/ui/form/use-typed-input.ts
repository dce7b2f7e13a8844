import { useLayoutEffect, useRef } from 'react'
import { useIsHydrating } from '../shell/use-is-hydrating.ts'

/** Copies input that was typed before hydration into the form, so that it is not lost. */
export function useTypedInput(id: string, held: unknown, take: (typed: unknown) => void): void {
  const isHydrating = useIsHydrating()
  // an element that React creates already shows the form's value
  const look = () => (isHydrating && typeof document !== 'undefined' ? typedInto(id, held) : undefined)
  const first = useRef<{ early: unknown; look: () => unknown; take: typeof take }>(null)
  // read the element during the first render: at hydration React resets a textarea or select to the server's text
  first.current ??= { early: look(), look, take }
  useLayoutEffect(() => {
    if (!first.current) return
    const typed = first.current.look() ?? first.current.early
    if (typed !== undefined) first.current.take(typed)
    first.current.look = () => undefined
    first.current.early = undefined
  }, [])
}

/** The element's value, if it differs from the form's; undefined otherwise. */
function typedInto(id: string, held: unknown): unknown {
  const control = document.getElementById(id)
  // the value is a list, for example of tags, and the input's text is only being typed
  if (held !== null && typeof held === 'object') return undefined
  // a disabled field may show another text on purpose: 'Present' for a current job
  if (control && isDisabledControl(control)) return undefined
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

const isDisabledControl = (control: HTMLElement) => control.matches('[disabled], [readonly]')

// browsers convert line ends to '\n'
const lines = (text: string) => text.replaceAll('\r\n', '\n')
const unless = <T>(shown: T, held: T): T | undefined => (shown === held ? undefined : shown)
