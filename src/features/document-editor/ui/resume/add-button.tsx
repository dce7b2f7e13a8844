import { Plus } from 'lucide-react'
import { useId } from 'react'
import { limits } from '#features/document-content/resume-content.ts'
import { Button } from '#ui/primitives/button.tsx'
import '../resume-form.css'

type Props = { children: string; isFull: boolean; many: string; max?: number; onAdd: () => void }

/** Adds an item, or explains why that is not possible. */
export function AddButton({ children, isFull, many, max, onAdd }: Props) {
  const id = useId()
  return (
    <div className="rs-adds">
      <Button
        icon={Plus}
        size="sm"
        className="rs-add"
        aria-disabled={isFull || undefined}
        aria-describedby={isFull ? id : undefined}
        onClick={() => !isFull && onAdd()}
      >
        {children}
      </Button>
      {isFull && <FullNote id={id} many={many} max={max} />}
    </div>
  )
}

/** Shows that a list is full. */
export function FullNote({ id, many, max = limits.items }: { id?: string; many: string; max?: number | undefined }) {
  return (
    <p className="help" id={id} role="status">
      {`You've reached the limit of ${max} ${many}. Remove one to add another.`}
    </p>
  )
}
