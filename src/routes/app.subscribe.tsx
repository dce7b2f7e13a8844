import { createFileRoute } from '@tanstack/react-router'
import { firstData } from '#app/first-data.ts'
import { ownSubscriptionQuery, plansByMonthQuery } from '#features/billing/ui/queries.ts'
import { SubscriptionPage } from '#features/billing/ui/subscription-page.tsx'
import { siteFactsQuery } from '#features/site/ui/queries.ts'

export const Route = createFileRoute('/app/subscribe')({
  loader: async ({ context: { queryClient } }) => {
    const [policy] = await Promise.all([
      queryClient.fetchQuery(siteFactsQuery()),
      firstData(queryClient.prefetchQuery(plansByMonthQuery()), queryClient.prefetchQuery(ownSubscriptionQuery())),
    ])
    return policy
  },
  staticData: { crumb: 'Subscription' },
  head: () => ({ meta: [{ title: 'Subscription · Tandem' }] }),
  component: Subscribe,
})

function Subscribe() {
  return <SubscriptionPage isSignedIn policy={Route.useLoaderData()} />
}
