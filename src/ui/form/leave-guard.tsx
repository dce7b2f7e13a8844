import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { LeaveQuestion } from './leave-question.tsx'

function useIsDirty() {
  const { control } = useFormContext()
  const { isDirty, isSubmitting } = useFormState({ control })
  // an onSubmit that navigates has saved: it is not held back
  return isDirty && !isSubmitting
}

function RouterGuard() {
  const isDirty = useIsDirty()
  return (
    <LeaveQuestion
      shouldBlockFn={({ current, next }) => isDirty && current.pathname !== next.pathname}
      enableBeforeUnload={() => isDirty}
    >
      What you changed here is not saved yet.
    </LeaveQuestion>
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
