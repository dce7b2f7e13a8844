import { createContext, useContext, useEffect, useId } from 'react'

/** The unsaved input inside an open dialog; none outside a dialog. */
export const UnsavedInputs = createContext<Set<string> | null>(null)

/** While true, the surrounding dialog asks before Escape, its close button or a press beside it discards the input. */
export function useUnsavedInput(isUnsaved: boolean): void {
  const holds = useContext(UnsavedInputs)
  const id = useId()
  useEffect(() => {
    if (!isUnsaved || !holds) return
    holds.add(id)
    return () => void holds.delete(id)
  }, [id, isUnsaved, holds])
}
