import { useBlocker } from '@tanstack/react-router'
import { useRef } from 'react'
import { Button } from '#ui/primitives/button.tsx'
import { AlertDialog } from '#ui/primitives/dialog.tsx'
import type { SaveState } from './use-written.ts'

type Props = { state: SaveState; onSave: () => Promise<boolean>; isOwn: (path: string) => boolean }

/** Stores what is open before another page comes; asks only where that fails. */
export function LeaveEditor({ state, onSave, isOwn }: Props) {
  const stay = useRef<HTMLButtonElement>(null)
  const isOpen = state !== 'new' && state !== 'saved'
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: async ({ next }) => {
      if (!isOpen || isOwn(next.pathname)) return false
      if (state === 'conflict' || state === 'gone') return true
      return !(await onSave())
    },
    enableBeforeUnload: false,
    withResolver: true,
  })
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
      What you changed could not be saved. This device keeps it and offers it when you come back.
    </AlertDialog>
  )
}
