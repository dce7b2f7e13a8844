import { useEffect } from 'react'
import { useWhenIdle } from '../shell/load-later.tsx'
import { fetchPopups, useFetchedPopups } from './load-popups.ts'
import { queueEarlyToasts, toastSaved } from './toast.ts'

/** Shows the toasts; once in the document. Esc dismisses a focused one, F6 moves to it. Toasts from before its code is loaded are queued. */
export function Toaster() {
  const popups = useFetchedPopups()
  useWhenIdle(fetchPopups)
  useEffect(() => (popups ? toastSaved() : queueEarlyToasts(() => void fetchPopups().catch(() => {}))), [popups])
  return popups && <popups.ToastRegion />
}
