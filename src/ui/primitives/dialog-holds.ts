import { createContext, useContext, useEffect, useId } from 'react'

/** What inside an open dialog holds something unsaved; none outside a dialog. */
export const DialogHolds = createContext<Set<string> | null>(null)

/** While true, the dialog around asks before Escape, its cross or a press beside it throws away what was typed. */
export function useHoldsDialog(isUnsaved: boolean): void {
  const holds = useContext(DialogHolds)
  const id = useId()
  useEffect(() => {
    if (!isUnsaved || !holds) return
    holds.add(id)
    return () => void holds.delete(id)
  }, [id, isUnsaved, holds])
}
