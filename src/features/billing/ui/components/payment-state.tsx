import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { api } from '#client/api.ts'
import { useSession } from '#features/accounts/ui/queries.ts'
import { hasRole, isPlatformStaff, type Viewer } from '#lib/viewer.ts'
import { errorCode, errorText } from '#ui/error-text.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import type { SubscribeSearch } from '../search.ts'

const ASK_AGAIN_MS = 2000
const GO_ON_MS = 2000

/** The page after the payment (SUB-07). */
export function homeAfterPaying(viewer: Viewer | null): string {
  if (viewer && isPlatformStaff(viewer)) return '/app/admin'
  return viewer && hasRole(viewer, 'client_admin', 'client_user') ? '/app/company' : '/app'
}

/** The result of a checkout. The state in the URL is shown only after the server confirmed it (SUB-05, SUB-06, SUB-08). */
export function PaymentState({ payment, session_id: sessionId }: SubscribeSearch) {
  if (payment === 'cancelled') {
    return (
      <Notice tone="warn" title="Payment Cancelled">
        Nothing was charged. You can still choose a plan below.
      </Notice>
    )
  }
  if (payment !== 'success') return null
  return sessionId ? <Confirmation sessionId={sessionId} /> : <NotFound />
}

const NotFound = () => (
  <Notice tone="warn" title="No payment to confirm.">
    We couldn't find a payment for this link. Your current subscription is shown below.
  </Notice>
)

function Confirmation({ sessionId }: { sessionId: string }) {
  const query = useQuery({
    ...api.billing.confirmPayment.queryOptions({ input: { sessionId } }),
    retry: false,
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? ASK_AGAIN_MS : false),
  })
  const isConfirmed = query.data?.state === 'confirmed'
  useRedirectWhenConfirmed(isConfirmed)
  if (isConfirmed) {
    return (
      <div role="status">
        <Notice tone="success" title="Payment Successful!">
          Your subscription is ready. Taking you to your dashboard…
        </Notice>
      </div>
    )
  }
  if (query.isError && !query.isFetching) {
    if (['NOT_FOUND', 'BAD_REQUEST'].includes(errorCode(query.error) ?? '')) return <NotFound />
    return <Away error={query.error} onRetry={() => void query.refetch()} />
  }
  return (
    <div role="status">
      <Notice title="Confirming your payment…">
        {query.data ? "The payment provider hasn't confirmed it yet. We're checking again." : 'This takes a moment.'}
      </Notice>
    </div>
  )
}

function Away({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const text = "We couldn't reach the payment provider. If you paid, your payment is safe; please check again."
  return (
    <Notice tone="error" title="Your payment isn't confirmed yet.">
      <p>{errorText(error, text)}</p>
      <Button size="sm" onClick={onRetry} className="mt-2">
        Check again
      </Button>
    </Notice>
  )
}

function useRedirectWhenConfirmed(isConfirmed: boolean): void {
  const queryClient = useQueryClient()
  const router = useRouter()
  const { viewer } = useSession()
  useEffect(() => {
    if (!isConfirmed) return
    for (const queryKey of [api.billing.mine.key(), api.billing.overview.key()]) {
      // in the background: the payment is confirmed, and the page continues by itself
      void queryClient.invalidateQueries({ queryKey })
    }
    const timer = setTimeout(() => void router.navigate({ href: homeAfterPaying(viewer), replace: true }), GO_ON_MS)
    return () => clearTimeout(timer)
  }, [isConfirmed, queryClient, router, viewer])
}
