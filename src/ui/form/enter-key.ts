import type { KeyboardEvent } from 'react'

/**
 * For `onKeyDown` of a form whose content reaches another person: Enter in a field sends nothing, only the button does. A list of
 * choices opens with it.
 */
export function sendByButton(event: KeyboardEvent<HTMLFormElement>): void {
  const field = submittingField(event)
  if (!field) return
  event.preventDefault()
  if (field instanceof HTMLSelectElement && !event.repeat) field.showPicker?.()
}

/** For `onKeyDown` of any form: Enter that was pressed before the form opened and is still down submits nothing. */
export function ignoreRepeatedEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.repeat && submittingField(event)) event.preventDefault()
}

/** The field in which Enter would submit the form; a chooser of files opens with it instead. */
function submittingField({ key, target, defaultPrevented }: KeyboardEvent): Element | null {
  if (key !== 'Enter' || defaultPrevented) return null
  if (target instanceof HTMLSelectElement) return target
  return target instanceof HTMLInputElement && target.type !== 'file' ? target : null
}
