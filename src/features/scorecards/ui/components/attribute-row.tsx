import { GripVertical, Trash2 } from 'lucide-react'
import { TextField } from '#ui/form/text-fields.tsx'
import { IconButton } from '#ui/primitives/button.tsx'
import { cx } from '#ui/primitives/cx.ts'
import { useSortableItem } from '#ui/primitives/sortable.tsx'
import './evaluations.css'

type Props = { id: string; at: number; onRemove: () => void }

/** One attribute: its handle, name and description. */
export function AttributeRow({ id, at, onRemove }: Props) {
  const { ref, grip, isDragging } = useSortableItem(id)
  const number = at + 1
  return (
    <li ref={ref} className={cx('attribute-row', isDragging && 'is-dragging')}>
      <IconButton {...grip} icon={GripVertical} size="sm" label={`Move attribute ${number}`} className="grip" />
      <div className="attribute-fields">
        <TextField name={`attributes.${at}.name`} label={`Attribute ${number}`} required />
        <TextField name={`attributes.${at}.lookFor`} label={`What to look for in ${number}`} optional />
      </div>
      <IconButton icon={Trash2} size="sm" label={`Remove attribute ${number}`} onClick={onRemove} />
    </li>
  )
}
