import { useEffect } from 'react'

type Options = {
  /** Whether there are unsaved changes. */
  isOpen: boolean
  /** Whether they can be saved now: no request is running, and no decision is pending. */
  canSave: boolean
  save: () => unknown
}

/** Saves immediately when the page is hidden or comes back online, and asks before the page is closed with unsaved changes. */
export function useSaveOnLeave({ isOpen, canSave, save }: Options): void {
  useEffect(() => {
    if (!isOpen) return
    const flush = () => document.visibilityState === 'hidden' && canSave && void save()
    const back = () => canSave && void save()
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    document.addEventListener('visibilitychange', flush)
    addEventListener('online', back)
    addEventListener('beforeunload', ask)
    return () => {
      document.removeEventListener('visibilitychange', flush)
      removeEventListener('online', back)
      removeEventListener('beforeunload', ask)
    }
  }, [isOpen, canSave, save])
}
