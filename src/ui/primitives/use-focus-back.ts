import { type RefObject, useEffect, useRef } from 'react'

/** For the button that gives way to what it opens: it has the focus again when that is closed. */
export function useFocusBack(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (!isOpen && wasOpen.current) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return opener
}
