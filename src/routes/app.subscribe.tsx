import { createFileRoute } from '@tanstack/react-router'
import { firstData } from '#app/first-data.ts'
import { overviewQuery, ownSubscriptionQuery, paymentsQuery, plansByMonthQuery } from '#features/billing/ui/queries.ts'
import { SubscribeSearch } from '#features/billing/ui/search.ts'
import { SubscriptionPage } from '#features/billing/ui/subscription-page.tsx'
import { siteFactsQuery } from '#features/site/ui/queries.ts'

export const Route = createFileRoute('/app/subscribe')({
  validateSearch: SubscribeSearch,
  loader: async ({ context: { queryClient } }) => {
    const [policy] = await Promise.all([
      queryClient.fetchQuery(siteFactsQuery()),
      firstData(
        queryClient.prefetchQuery(plansByMonthQuery()),
        queryClient.prefetchQuery(ownSubscriptionQuery()),
        queryClient.prefetchQuery(overviewQuery()),
        queryClient.prefetchQuery(paymentsQuery()),
      ),
    ])
    return policy
  },
  staticData: { breadcrumb: 'Subscription' },
  head: () => ({ meta: [{ title: 'Subscription · Tandem' }] }),
  component: Subscribe,
})

function Subscribe() {
  const { viewer } = Route.useRouteContext()
  return <SubscriptionPage viewer={viewer} policy={Route.useLoaderData()} search={Route.useSearch()} />
}
