import type { KeyboardEvent } from 'react'

/**
 * For `onKeyDown` of a form whose content is sent to another person: Enter in a field does not submit, only the button does. In a select,
 * Enter opens the list.
 */
export function sendByButton(event: KeyboardEvent<HTMLFormElement>): void {
  const field = submittingField(event)
  if (!field) return
  event.preventDefault()
  if (field instanceof HTMLSelectElement && !event.repeat) field.showPicker?.()
}

/** For `onKeyDown` of any form: if Enter was pressed before the form opened and is still down, it does not submit the form. */
export function ignoreRepeatedEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.repeat && submittingField(event)) event.preventDefault()
}

/** The field in which Enter would submit the form. In a file input Enter opens the file chooser instead. */
function submittingField({ key, target, defaultPrevented }: KeyboardEvent): Element | null {
  if (key !== 'Enter' || defaultPrevented) return null
  if (target instanceof HTMLSelectElement) return target
  return target instanceof HTMLInputElement && target.type !== 'file' ? target : null
}
