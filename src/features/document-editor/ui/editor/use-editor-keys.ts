import { useEffect, useRef } from 'react'

/** Ctrl-S saves; Ctrl-Z and Ctrl-Shift-Z (Cmd on a Mac) undo and redo, except in text fields, which have their own undo. */
export function useEditorKeys(keys: { undo: () => void; redo: () => void; save: () => void }): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      if (key === 's') {
        event.preventDefault()
        latest.current.save()
      }
      if (key === 'z' && !hasOwnUndo(event.target)) {
        event.preventDefault()
        if (event.shiftKey) latest.current.redo()
        else latest.current.undo()
      }
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}

const OWN = 'textarea, input:not([type="checkbox"]):not([type="radio"]), [contenteditable="true"], [role="dialog"]'
const hasOwnUndo = (target: EventTarget | null) => target instanceof HTMLElement && target.closest(OWN) !== null
