import { GripVertical } from 'lucide-react'
import type { FocusEventHandler, KeyboardEventHandler } from 'react'

type Props = {
  /** The card's id, by which `focusGrip` finds the button. */
  id: string
  /** The card's name, for screen readers. */
  name: string
  isHeld: boolean
  onKeyDown: KeyboardEventHandler<HTMLButtonElement>
  onBlur: FocusEventHandler<HTMLButtonElement>
}

/** The button with which keyboard users pick up a card and move it. */
export const GripButton = ({ id, name, isHeld, onKeyDown, onBlur }: Props) => (
  <button
    type="button"
    id={`grip-${id}`}
    className="drag-handle"
    aria-label={`Move ${name}`}
    aria-pressed={isHeld}
    onKeyDown={onKeyDown}
    onBlur={onBlur}
  >
    <GripVertical className="ic ic-sm" />
  </button>
)
