import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PageHeader } from '#ui/page/page-header.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { SectionHead } from '#ui/page/section-head.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { Segmented } from '#ui/primitives/choice.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { Loading, Skeleton } from '#ui/primitives/skeleton.tsx'
import { type BillingCycle, mostPopular } from '../plan-rules.ts'
import { PlanCard } from './components/plan-card.tsx'
import { StatusCard } from './components/status-card.tsx'
import { ownSubscriptionQuery, plansByMonthQuery } from './queries.ts'

export type RefundPolicy = { refundDaysAnnual: number; refundDaysMonthly: number }
type Props = { isSignedIn: boolean; policy: RefundPolicy }

const cycles = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Yearly' },
] as const

/** What one has and what there is: the person's subscription, the plans by either cycle, and what holds for all (SUB-02). */
export function SubscriptionPage({ isSignedIn, policy }: Props) {
  return (
    <div className="grid gap-6">
      <PageHeader
        title={isSignedIn ? 'Your subscription' : 'Plans and prices'}
        purpose={isSignedIn ? 'See what you have and what else there is.' : 'Compare what each plan holds.'}
        actions={!isSignedIn && <ButtonLink to="/auth?redirect=/subscribe">Sign In</ButtonLink>}
      />
      <Notice tone="info" title="No payments on this server">
        No payment provider is set up here, so plans can be compared but not bought.
      </Notice>
      {isSignedIn && <OwnStatus />}
      <Plans isSignedIn={isSignedIn} />
      <Help policy={policy} />
    </div>
  )
}

function OwnStatus() {
  const own = useQuery(ownSubscriptionQuery())
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
      {({ subscription }) => <StatusCard subscription={subscription} now={new Date()} />}
    </QueryBoundary>
  )
}

function Plans({ isSignedIn }: { isSignedIn: boolean }) {
  const [cycle, setCycle] = useState<BillingCycle>('yearly')
  const plans = useQuery(plansByMonthQuery())
  const own = useQuery({ ...ownSubscriptionQuery(), enabled: isSignedIn }).data?.subscription
  const now = new Date()
  return (
    <section className="grid gap-4">
      <SectionHead title="The plans">
        <Segmented label="Billing cycle" value={cycle} onChange={setCycle} options={[...cycles]} />
      </SectionHead>
      <QueryBoundary
        query={plans}
        skeleton={
          <Loading label="Loading the plans">
            <Skeleton shape="block" />
          </Loading>
        }
        errorText="Failed to load subscription plans"
        isEmpty={(list) => list.length === 0}
        empty={<p>No plan is on offer now.</p>}
      >
        {(list) => {
          const popular = mostPopular(list)
          return (
            <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-4">
              {list.map((plan) => (
                <PlanCard
                  key={plan.id}
                  plan={plan}
                  cycle={cycle}
                  isPopular={plan.id === popular}
                  isOwn={plan.id === own?.planId}
                  now={now}
                />
              ))}
            </ul>
          )
        }}
      </QueryBoundary>
    </section>
  )
}

function Help({ policy: { refundDaysAnnual, refundDaysMonthly } }: { policy: RefundPolicy }) {
  return (
    <section className="grid gap-3">
      <SectionHead title="Good to know" />
      <ul className="grid gap-2">
        <li>
          {refundDaysAnnual}-day money-back guarantee on annual plans; {refundDaysMonthly} days on monthly.
        </li>
        <li>Cancel anytime. You keep what you paid for until it ends.</li>
      </ul>
    </section>
  )
}
