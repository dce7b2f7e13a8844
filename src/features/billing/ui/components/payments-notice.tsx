import { useQuery } from '@tanstack/react-query'
import { Notice } from '#ui/primitives/notice.tsx'
import { paymentsQuery } from '../queries.ts'

/** Notes that payments are off or that the sandbox moves no money. Renders nothing with a real provider. */
export function PaymentsNotice() {
  const { data } = useQuery(paymentsQuery())
  if (data?.provider === null) {
    return (
      <Notice tone="info" title="No payments on this server">
        No payment provider is set up, so you can compare plans but not buy one.
      </Notice>
    )
  }
  if (data?.provider !== 'sandbox') return null
  return (
    <Notice tone="info" title="Sandbox payments">
      Checkout and subscription management work with test cards. No money moves.
    </Notice>
  )
}
