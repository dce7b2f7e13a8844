import type { UseBlockerOpts } from '@tanstack/react-router'
import { useBlocker } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import { Button } from '../primitives/button.tsx'
import { AlertDialog } from '../primitives/dialog.tsx'

type Props = Pick<UseBlockerOpts, 'shouldBlockFn' | 'enableBeforeUnload'> & {
  /** What leaving would cost. */
  children: ReactNode
}

/** Holds a change of page back where it should be, and asks whether to leave all the same; staying is the safe answer. */
export function LeaveQuestion({ children, ...blocking }: Props) {
  const stay = useRef<HTMLButtonElement>(null)
  const { status, proceed, reset } = useBlocker({ ...blocking, withResolver: true })
  return (
    <AlertDialog
      open={status === 'blocked'}
      onOpenChange={(open) => !open && reset?.()}
      title="Leave without saving?"
      initialFocus={stay}
      actions={
        <>
          <Button variant="danger-quiet" onClick={() => proceed?.()}>
            Leave
          </Button>
          <Button variant="primary" ref={stay} onClick={() => reset?.()}>
            Keep editing
          </Button>
        </>
      }
    >
      {children}
    </AlertDialog>
  )
}
