import { useBlocker, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { Button } from '../primitives/button.tsx'
import { AlertDialog } from '../primitives/dialog.tsx'

function useIsDirty() {
  const { control } = useFormContext()
  const { isDirty, isSubmitting } = useFormState({ control })
  // an onSubmit that navigates has saved: it is not held back
  return isDirty && !isSubmitting
}

function RouterGuard() {
  const isDirty = useIsDirty()
  const stay = useRef<HTMLButtonElement>(null)
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    enableBeforeUnload: () => isDirty,
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
      What you changed here is not saved yet.
    </AlertDialog>
  )
}

function PageGuard() {
  const isDirty = useIsDirty()
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
  return null
}

/** Asks before a change of page or a closed tab loses what was typed. */
export function LeaveGuard() {
  return useRouter({ warn: false }) ? <RouterGuard /> : <PageGuard />
}
