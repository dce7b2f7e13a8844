import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { errorText } from '#ui/error-text.ts'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { Loading, Skeleton } from '#ui/primitives/skeleton.tsx'
import { toast } from '#ui/primitives/toast.ts'
import type { SandboxPortal } from '../../sandbox-contract.ts'
import { sandboxPortalQuery } from '../queries.ts'
import type { Act } from './act.ts'
import { ChangePlan } from './change-plan.tsx'
import { PaymentList } from './payment-list.tsx'
import { SandboxFrame } from './sandbox-frame.tsx'
import { SubscriptionSummary } from './subscription-summary.tsx'
import { TestControls } from './test-controls.tsx'

/** /sandbox/portal/{id}: cancel, resume, change plan and card, and the test controls of a sandbox: time, refunds, declines. */
export function SandboxPortalPage({ id }: { id: string }) {
  const portal = useQuery(sandboxPortalQuery(id))
  const act = useAct(id)
  return (
    <SandboxFrame title="Subscription management">
      <QueryBoundary
        query={portal}
        skeleton={
          <Loading label="Loading the subscription">
            <Skeleton shape="block" />
          </Loading>
        }
        errorText="Failed to load this page"
      >
        {(data) => <Portal portal={data} act={act} />}
      </QueryBoundary>
    </SandboxFrame>
  )
}

function Portal({ portal, act }: { portal: SandboxPortal; act: Act }) {
  const { subscription, card, changes, payments, returnUrl } = portal
  return (
    <>
      {subscription ? (
        <SubscriptionSummary subscription={subscription} card={card} act={act} />
      ) : (
        <p className="card p-5">No subscription found.</p>
      )}
      {changes.length > 0 && <ChangePlan changes={changes} act={act} />}
      {payments.length > 0 && <PaymentList payments={payments} />}
      {subscription && <TestControls portal={portal} act={act} />}
      <p>
        <ButtonLink to={new URL(returnUrl).pathname}>Back to Tandem</ButtonLink>
      </p>
    </>
  )
}

function useAct(id: string): Act {
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation(api.sandbox.act.mutationOptions())
  return {
    isBusy: isPending,
    run: (action, done) =>
      mutate(
        { id, action },
        {
          onSuccess: (portal) => {
            queryClient.setQueryData(sandboxPortalQuery(id).queryKey, portal)
            toast.success(done)
          },
          onError: (error) => {
            const text = "The sandbox didn't respond. Nothing was changed; please try again."
            toast.error({ title: 'Failed', description: errorText(error, text) })
          },
        },
      ),
  }
}
