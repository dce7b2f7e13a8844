import { CSPProvider } from '@base-ui/react/csp-provider'
import type { ReactNode } from 'react'
import { ConfirmProvider } from '../page/confirm.tsx'
import { Toaster } from '../primitives/toaster.tsx'

/** What every page of the app needs around it: no injected style elements, the confirming dialog, the toasts. */
export function UiProviders({ nonce, children }: { nonce?: string; children: ReactNode }) {
  return (
    <CSPProvider nonce={nonce} disableStyleElements>
      {/* first, so that it listens before any screen speaks */}
      <Toaster />
      <ConfirmProvider>{children}</ConfirmProvider>
    </CSPProvider>
  )
}
