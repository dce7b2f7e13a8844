import { createContext, useContext, useEffect, useId } from 'react'

/** The unsaved inputs of the surrounding dialog; null outside a dialog. */
export const UnsavedInputs = createContext<Set<string> | null>(null)

/** While true, the surrounding dialog asks before Escape, its close button or a click outside discards the input. */
export function useUnsavedInput(isUnsaved: boolean): void {
  const holds = useContext(UnsavedInputs)
  const id = useId()
  useEffect(() => {
    if (!isUnsaved || !holds) return
    holds.add(id)
    return () => void holds.delete(id)
  }, [id, isUnsaved, holds])
}
