import { ChevronDown, ChevronUp, GripVertical, Trash2 } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'
import { IconButton } from '#ui/primitives/button.tsx'
import '../resume-form.css'

type Move = (by: -1 | 1, event: MouseEvent<HTMLButtonElement>) => void

/** The handle of an item: drag it, or use Space and the arrow keys. */
export function Grip({ name, ...grip }: { name: string } & Partial<ComponentProps<'button'>>) {
  return <IconButton {...grip} icon={GripVertical} size="sm" label={`Reorder ${name}`} className="rs-grip" />
}

/** Moves an item up or down. At the end of the list, a button is disabled but stays focusable, so that the focus is not lost. */
export function MoveButtons({
  name,
  index,
  count,
  onMove,
}: {
  name: string
  index: number
  count: number
  onMove: Move
}) {
  return (
    <span className="rs-moves">
      <IconButton
        icon={ChevronUp}
        size="sm"
        label={`Move ${name} up`}
        aria-disabled={index === 0}
        onClick={(event) => index > 0 && onMove(-1, event)}
      />
      <IconButton
        icon={ChevronDown}
        size="sm"
        label={`Move ${name} down`}
        aria-disabled={index === count - 1}
        onClick={(event) => index < count - 1 && onMove(1, event)}
      />
    </span>
  )
}

export function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  return <IconButton icon={Trash2} size="sm" label={`Remove ${name}`} className="rs-remove" onClick={onRemove} />
}
