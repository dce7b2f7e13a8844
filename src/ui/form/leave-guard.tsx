import { useRouter } from '@tanstack/react-router'
import { useEffect, useId } from 'react'
import { useClosesDialog } from '../primitives/dialog-address.ts'
import { useUnsavedInput } from '../primitives/unsaved-input.ts'
import { LeaveQuestion } from './leave-question.tsx'

type Props = { isUnsaved: boolean }

/** The forms with unsaved changes, in the order in which they were changed. */
const unsaved = new Set<string>()

/** With several unsaved forms only the first one asks, so that the user sees one question. */
function useAsksForAll(isUnsaved: boolean): () => boolean {
  const id = useId()
  useEffect(() => {
    if (!isUnsaved) return
    unsaved.add(id)
    return () => void unsaved.delete(id)
  }, [id, isUnsaved])
  return () => unsaved.values().next().value === id
}

function RouterGuard({ isUnsaved }: Props) {
  const asksForAll = useAsksForAll(isUnsaved)
  const closesDialog = useClosesDialog()
  return (
    <LeaveQuestion
      shouldBlockFn={({ current, next }) =>
        isUnsaved && (current.pathname !== next.pathname || closesDialog(next.search)) && asksForAll()
      }
      enableBeforeUnload={() => isUnsaved}
    >
      Your changes aren't saved yet.
    </LeaveQuestion>
  )
}

function PageGuard({ isUnsaved }: Props) {
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
  return null
}

/** Asks before a page change, a closed tab or a closed dialog discards unsaved input. */
export function UnsavedGuard({ isUnsaved }: Props) {
  useUnsavedInput(isUnsaved)
  return useRouter({ warn: false }) ? <RouterGuard isUnsaved={isUnsaved} /> : <PageGuard isUnsaved={isUnsaved} />
}
