import { createContext, type RefObject, use, useEffect, useMemo, useRef, useState } from 'react'

type Dialogs = {
  /** The name of the open dialog, from the URL. */
  open: string | undefined
  set: (name: string, isOpen: boolean) => void
  /** Whether the user closed it with its own buttons, which already asked about unsaved input. */
  isClosing: RefObject<boolean>
}

/** Provided by pages that store the open dialog in their URL, so that Back closes it. */
export const DialogAddress = createContext<Dialogs | null>(null)

/** Whether a dialog is open, and a function to change that. The state is in the URL if the page stores it there, else in the component. */
export function useDialogState(name: string): [boolean, (isOpen: boolean) => void] {
  const dialogs = use(DialogAddress)
  const own = useState(false)
  return dialogs ? [dialogs.open === name, (isOpen) => dialogs.set(name, isOpen)] : own
}

type Ways = { onOpen: (name: string) => void; onBack: () => void; onRemove: () => void }

/**
 * Creates the value of `DialogAddress`. Opening adds a history entry. Closing goes back, or, if the page was opened with the dialog in its
 * URL, removes the name from the URL.
 */
export function useDialogAddress(open: string | undefined, ways: Ways): Dialogs {
  const latest = useRef({ open, ways })
  latest.current = { open, ways }
  const isOurs = useRef(false)
  const isClosing = useRef(false)
  useEffect(() => {
    if (open !== undefined) isClosing.current = false
  }, [open])
  const set = useRef((name: string, isOpen: boolean) => {
    const { open: current, ways } = latest.current
    if (isOpen) {
      isOurs.current = true
      return ways.onOpen(name)
    }
    // go back only once if a dialog is closed twice
    if (current !== name || isClosing.current) return
    isClosing.current = true
    if (isOurs.current) ways.onBack()
    else ways.onRemove()
  })
  return useMemo(() => ({ open, set: set.current, isClosing }), [open])
}

/** Whether this navigation closes the open dialog, other than by the dialog's own buttons, which ask by themselves. */
export function useClosesDialog(): (next: object) => boolean {
  const dialogs = use(DialogAddress)
  return (next) =>
    dialogs?.open !== undefined && !('dialog' in next && next.dialog === dialogs.open) && !dialogs.isClosing.current
}
