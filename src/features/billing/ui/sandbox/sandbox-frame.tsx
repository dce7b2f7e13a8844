import { FlaskConical } from 'lucide-react'
import type { ReactNode } from 'react'
import { Wordmark } from '#ui/primitives/brand.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { markInteractive } from '#ui/shell/mark-interactive.ts'
import '../billing.css'

/** Layout of the sandbox provider's pages. It shows clearly that this is not a real payment. */
export function SandboxFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main ref={markInteractive} className="sandbox" id="main">
      <Wordmark />
      <Notice icon={FlaskConical} tone="warn" title="Sandbox: no money moves.">
        This page simulates a payment provider. Use the test cards; never enter a real one.
      </Notice>
      <h1 className="text-2xl">{title}</h1>
      {children}
    </main>
  )
}
