import type { KeyboardEvent } from 'react'
import { Select, type SelectProps } from './select.tsx'

const CHANGES = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'])

/**
 * A select whose change takes effect at once. Keys open the list instead of changing the value of the closed select, so that a slip changes
 * nothing.
 */
export function ActingSelect({ onKeyDown, ...props }: SelectProps) {
  return (
    <Select
      {...props}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        openInstead(event)
      }}
    />
  )
}

function openInstead(event: KeyboardEvent<HTMLSelectElement>): void {
  const { key, ctrlKey, metaKey, altKey, currentTarget } = event
  const isLetter = key.length === 1 && key !== ' '
  if (event.defaultPrevented || ctrlKey || metaKey || altKey || !(CHANGES.has(key) || isLetter)) return
  event.preventDefault()
  currentTarget.showPicker?.()
}
