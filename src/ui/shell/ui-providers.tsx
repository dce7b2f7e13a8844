import type { ReactNode } from 'react'
import { ConfirmProvider } from '../page/confirm.tsx'
import { Toaster } from '../primitives/toaster.tsx'

/** What every page of the app needs around it: the confirming dialog and the toasts. */
export function UiProviders({ children }: { children: ReactNode }) {
  return (
    <>
      {/* first, so that it listens before any screen speaks */}
      <Toaster />
      <ConfirmProvider>{children}</ConfirmProvider>
    </>
  )
}
