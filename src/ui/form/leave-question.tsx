import type { UseBlockerOpts } from '@tanstack/react-router'
import { useBlocker } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import { Button } from '../primitives/button.tsx'
import { AlertDialog } from '../primitives/dialog.tsx'

type Props = Pick<UseBlockerOpts, 'shouldBlockFn' | 'enableBeforeUnload'> & {
  /** What the user would lose. */
  children: ReactNode
}

/** Blocks a page change if `shouldBlockFn` returns true, and asks whether to leave anyway. Staying is the default. */
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
