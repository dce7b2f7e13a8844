import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useEffect } from 'react'
import { api } from '#client/api.ts'
import { shortDate } from '#lib/dates.ts'
import { SectionHead } from '#ui/page/section-head.tsx'
import { AppLink } from '#ui/primitives/app-link.tsx'
import { Button, IconButton } from '#ui/primitives/button.tsx'
import { Day } from '#ui/primitives/day.tsx'
import { Loading, Skeleton } from '#ui/primitives/skeleton.tsx'
import { Pill, StatusPill } from '#ui/primitives/status-pill.tsx'
import { refreshQueries } from '#ui/refresh.ts'
import type { OwnSubscription } from '../../contract.ts'
import { isActive } from '../../rules.ts'
import { ownSubscriptionQuery } from '../queries.ts'
import { usePortal } from '../use-payment-pages.ts'
import '../billing.css'

/** On the profile of a job seeker: the plan, its status and dates, Refresh and Manage Subscription (PROF-20, PROF-21). */
export function SubscriptionCard() {
  const own = useQuery(ownSubscriptionQuery())
  const { refresh, portal } = useSubscriptionActions()
  // a failed load of the plan is only logged; the card is shown anyway (PROF-23)
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: a page has no other log
    if (own.error) console.error('Failed to load your plan', own.error)
  }, [own.error])
  const subscription = own.data?.subscription ?? null
  return (
    <section aria-labelledby="subscription-management">
      <SectionHead title="Subscription Management" id="subscription-management">
        {subscription && <PlanStatus subscription={subscription} />}
      </SectionHead>
      <div className="own-plan">
        {own.isPending ? (
          <Loading label="Loading your plan">
            <Skeleton shape="line" className="w-1/2" />
          </Loading>
        ) : (
          <PlanFacts subscription={subscription} isKnown={!own.error || own.data !== undefined} />
        )}
        <div className="row">
          <IconButton
            icon={RefreshCw}
            label="Refresh"
            aria-busy={refresh.isPending}
            onClick={() => !refresh.isPending && refresh.mutate(undefined)}
          />
          <Button size="sm" disabled={!subscription} busy={portal.isPending} onClick={() => void portal.open()}>
            Manage Subscription
          </Button>
        </div>
      </div>
    </section>
  )
}

function PlanFacts({ subscription, isKnown }: { subscription: OwnSubscription | null; isKnown: boolean }) {
  if (!isKnown) return <p>Your plan couldn't be loaded.</p>
  if (!subscription) {
    return (
      <p>
        You don't have a subscription. <AppLink to="/app/subscribe">See plans</AppLink>
      </p>
    )
  }
  const { planName, startedAt, expiresAt, status } = subscription
  const isOver = expiresAt !== null && expiresAt <= new Date()
  const isRenewed = !isOver && (status === 'active' || status === 'trial')
  const facts = [
    { label: 'Plan', value: planName },
    { label: 'Started', value: <Day at={startedAt} as={shortDate} /> },
    ...(expiresAt
      ? [
          {
            label: isRenewed ? 'Next billing' : isOver ? 'Expired' : 'Ends',
            value: <Day at={expiresAt} as={shortDate} />,
          },
        ]
      : []),
  ]
  return (
    <dl>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className="meta">{label}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function PlanStatus({ subscription }: { subscription: OwnSubscription }) {
  if (isActive(subscription, new Date())) return <StatusPill status="active" />
  if (subscription.status === 'trial') return <StatusPill status="pending" label="Trial" />
  if (subscription.status === 'cancelled') return <StatusPill status="closed" label="Cancelled" />
  return <Pill tone="withdrawn">Inactive</Pill>
}

function useSubscriptionActions() {
  const queryClient = useQueryClient()
  const reload = () => refreshQueries(queryClient, api.billing.key())
  const refresh = useMutation(
    // if the provider is unreachable, read the stored state again
    api.billing.check.mutationOptions({ onSettled: reload }),
  )
  return { refresh, portal: usePortal() }
}
