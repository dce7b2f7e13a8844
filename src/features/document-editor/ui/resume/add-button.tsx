import { Plus } from 'lucide-react'
import { useId } from 'react'
import { limits } from '#features/document-content/resume-content.ts'
import { Button } from '#ui/primitives/button.tsx'
import '../resume-form.css'

type Props = { children: string; isFull: boolean; many: string; onAdd: () => void }

/** Adds one more, or says why it cannot. */
export function AddButton({ children, isFull, many, onAdd }: Props) {
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
      {isFull && <FullNote id={id} many={many} />}
    </div>
  )
}

/** Says that a list holds no more. */
export function FullNote({ id, many }: { id?: string; many: string }) {
  return (
    <p className="help" id={id} role="status">
      {`These are ${limits.items} ${many}, the most that fit here. Remove one to add another.`}
    </p>
  )
}
