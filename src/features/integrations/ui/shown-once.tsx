import type { ReactNode } from 'react'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '#ui/primitives/dialog.tsx'
import { CopyText } from './copy-text.tsx'

type Props = { title: string; what: string; secret: string; children?: ReactNode; onClose: () => void }

/** Shows a secret once. The dialog closes only by its button, so that the user does not lose the secret by accident. */
export function ShownOnce({ title, what, secret, children, onClose }: Props) {
  return (
    <Dialog open locked onOpenChange={() => {}} title={title}>
      <DialogBody className="stack stack-4">
        <p>This is shown only once. Save it in your password manager.</p>
        <CopyText text={secret} label={what} />
        {children}
      </DialogBody>
      <DialogFoot>
        <Button variant="primary" onClick={onClose}>
          I've saved it
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
