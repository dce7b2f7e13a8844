import { useEffect } from 'react'
import { useWhenIdle } from '../shell/lazy-component.tsx'
import { fetchPopups, useFetchedPopups } from './load-popups.ts'
import { queueEarlyToasts, toastSaved } from './toast.ts'

/** Renders the toasts; use it once in the document. Esc dismisses a focused one, F6 moves to it. Toasts wait until its code is loaded. */
export function Toaster() {
  const popups = useFetchedPopups()
  useWhenIdle(fetchPopups)
  useEffect(() => (popups ? toastSaved() : queueEarlyToasts(() => void fetchPopups().catch(() => {}))), [popups])
  return popups && <popups.ToastRegion />
}
