import { createContext, type RefObject, use, useEffect, useMemo, useRef, useState } from 'react'

type Dialogs = {
  /** The name of the dialog that the address opens. */
  open: string | undefined
  set: (name: string, isOpen: boolean) => void
  /** The user closed it with its own buttons, which asked first if need be. */
  isClosing: RefObject<boolean>
}

/** The dialogs of a page that stores the open one in its address, so that Back closes it. */
export const DialogAddress = createContext<Dialogs | null>(null)

/** Whether a dialog is open, and how to change it: in the address where the page stores it there, else in the page's state. */
export function useDialogState(name: string): [boolean, (isOpen: boolean) => void] {
  const dialogs = use(DialogAddress)
  const own = useState(false)
  return dialogs ? [dialogs.open === name, (isOpen) => dialogs.set(name, isOpen)] : own
}

type Ways = { onOpen: (name: string) => void; onBack: () => void; onRemove: () => void }

/**
 * What a page gives to `DialogAddress`: opening is a step of the history, closing takes that step back, or takes the name out of
 * an address that came with it.
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
    // a dialog that is closed twice goes back in the history once
    if (current !== name || isClosing.current) return
    isClosing.current = true
    if (isOurs.current) ways.onBack()
    else ways.onRemove()
  })
  return useMemo(() => ({ open, set: set.current, isClosing }), [open])
}

/** Is this change of the address one that closes the open dialog, without its own buttons? Those ask by themselves. */
export function useClosesDialog(): (next: object) => boolean {
  const dialogs = use(DialogAddress)
  return (next) =>
    dialogs?.open !== undefined && !('dialog' in next && next.dialog === dialogs.open) && !dialogs.isClosing.current
}
