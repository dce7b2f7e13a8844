import { useQuery } from '@tanstack/react-query'
import { hasRole, type Viewer } from '#lib/viewer.ts'
import { PageHeader } from '#ui/page/page-header.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Button, ButtonLink } from '#ui/primitives/button.tsx'
import { Loading, Skeleton } from '#ui/primitives/skeleton.tsx'
import { IntegrationTester } from './components/integration-tester.tsx'
import { OfferBanner } from './components/offer-banner.tsx'
import { PaymentState } from './components/payment-state.tsx'
import { PaymentsNotice } from './components/payments-notice.tsx'
import { PlanList } from './components/plan-list.tsx'
import { StatusCard } from './components/status-card.tsx'
import { type RefundPolicy, SubscriptionHelp } from './components/subscription-help.tsx'
import { WebhookEvents } from './components/webhook-events.tsx'
import { overviewQuery, ownSubscriptionQuery, paymentsQuery } from './queries.ts'
import type { SubscribeSearch } from './search.ts'
import { usePortal } from './use-payment-pages.ts'

type Props = { viewer: Viewer | null; policy: RefundPolicy; search: SubscribeSearch }

/** The person's subscription, the plans in both cycles, and the terms of all plans (SUB-02). */
export function SubscriptionPage({ viewer, policy, search }: Props) {
  const isSignedIn = viewer !== null
  const { data: payments } = useQuery(paymentsQuery())
  return (
    <div className="stack stack-6">
      <PageHeader
        title={isSignedIn ? 'Your subscription' : 'Plans and prices'}
        purpose={isSignedIn ? 'View your plan, change it or cancel anytime.' : 'Compare plans.'}
        actions={!isSignedIn && <ButtonLink to="/auth?redirect=/subscribe">Sign In</ButtonLink>}
      />
      {isSignedIn && <PaymentState {...search} />}
      {payments?.programme && <OfferBanner from={search.from} />}
      <PaymentsNotice />
      {isSignedIn && <OwnStatus />}
      <PlanList isSignedIn={isSignedIn} chosen={search} />
      <SubscriptionHelp policy={policy} />
      {viewer && hasRole(viewer, 'platform_admin') && (
        <>
          <IntegrationTester />
          <WebhookEvents />
        </>
      )}
    </div>
  )
}

function OwnStatus() {
  const own = useQuery(ownSubscriptionQuery())
  const { data: overview } = useQuery(overviewQuery())
  const portal = usePortal()
  return (
    <QueryBoundary
      query={own}
      skeleton={
        <Loading label="Loading your subscription">
          <Skeleton shape="block" />
        </Loading>
      }
      errorText="Failed to load your subscription"
    >
      {({ subscription }) => (
        <StatusCard
          subscription={subscription}
          overview={overview}
          now={new Date()}
          actions={
            overview?.billing && (
              <Button busy={portal.isPending && !portal.pendingPlan} onClick={() => void portal.open()}>
                Manage Subscription
              </Button>
            )
          }
        />
      )}
    </QueryBoundary>
  )
}
