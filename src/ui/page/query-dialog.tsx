import type { ReactNode } from 'react'
import { Button } from '../primitives/button.tsx'
import { Dialog, DialogBody, DialogFoot, type DialogProps } from '../primitives/dialog.tsx'
import { QueryBoundary, type QueryBoundaryProps } from './query-boundary.tsx'

type Props<Data> = QueryBoundaryProps<Data> &
  Pick<DialogProps, 'title' | 'description'> & {
    onClose: () => void
    /** Buttons after Close, and what is on the left of the foot. */
    actions?: ReactNode
    start?: ReactNode
  }

/** A dialog that shows what it loads when it opens: a list with actions in its rows, or one item in full. */
export function QueryDialog<Data>({ title, description, onClose, actions, start, ...loaded }: Props<Data>) {
  return (
    <Dialog onClose={onClose} size="lg" title={title} description={description}>
      <DialogBody>
        <QueryBoundary {...loaded} />
      </DialogBody>
      <DialogFoot start={start}>
        <Button onClick={onClose}>Close</Button>
        {actions}
      </DialogFoot>
    </Dialog>
  )
}
