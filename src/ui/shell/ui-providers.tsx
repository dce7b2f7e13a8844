import type { ReactNode } from 'react'
import { ConfirmProvider } from '../page/confirm.tsx'
import { Toaster } from '../primitives/toaster.tsx'

/** What every page of the app needs: the confirmation dialog and the toasts. */
export function UiProviders({ children }: { children: ReactNode }) {
  return (
    <>
      {/* first, so that it is ready before any screen shows a toast */}
      <Toaster />
      <ConfirmProvider>{children}</ConfirmProvider>
    </>
  )
}
