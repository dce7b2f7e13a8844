import { useRouter } from '@tanstack/react-router'
import { useEffect, useId } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { LeaveQuestion } from './leave-question.tsx'

function useIsDirty() {
  const { control } = useFormContext()
  const { isDirty, isSubmitting } = useFormState({ control })
  // an onSubmit that navigates has saved: it is not held back
  return isDirty && !isSubmitting
}

/** The forms of the page that hold something unsaved, in the order in which they came to. */
const unsaved = new Set<string>()

/** Of several unsaved forms the first one asks for all: whoever leaves is asked once. */
function useAsksForAll(isDirty: boolean): () => boolean {
  const id = useId()
  useEffect(() => {
    if (!isDirty) return
    unsaved.add(id)
    return () => void unsaved.delete(id)
  }, [id, isDirty])
  return () => unsaved.values().next().value === id
}

function RouterGuard() {
  const isDirty = useIsDirty()
  const asksForAll = useAsksForAll(isDirty)
  return (
    <LeaveQuestion
      shouldBlockFn={({ current, next }) => isDirty && current.pathname !== next.pathname && asksForAll()}
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
