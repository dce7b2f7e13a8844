import { createContext, type RefObject, use, useEffect, useMemo, useRef, useState } from 'react'

type Dialogs = {
  /** The name of the one that the address says is open. */
  open: string | undefined
  set: (name: string, isOpen: boolean) => void
  /** Somebody closed it with its own buttons, and was asked there if need be. */
  isClosing: RefObject<boolean>
}

/** The dialogs of a page that keeps the open one in its address, so that Back closes it and leads nowhere else. */
export const DialogAddress = createContext<Dialogs | null>(null)

/** Whether a dialog is open, and the way to change it: in the address where the page keeps it there, else in the page alone. */
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
    // a dialog that is closed twice goes back once
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
