import { createFileRoute, redirect } from '@tanstack/react-router'
import { sessionQuery } from '#features/accounts/ui/queries.ts'
import { paymentsQuery, plansByMonthQuery } from '#features/billing/ui/queries.ts'
import { SubscribeSearch } from '#features/billing/ui/search.ts'
import { SubscriptionPage } from '#features/billing/ui/subscription-page.tsx'
import { headOf } from '#features/site/ui/pages/page-head-of.ts'
import { siteFactsQuery } from '#features/site/ui/queries.ts'
import { SiteFrame } from '#features/site/ui/site-frame.tsx'

const page = {
  path: '/subscribe',
  title: 'Plans and prices',
  description: 'Compare plans and prices, paid monthly or yearly, with a free trial and a refund period.',
}

export const Route = createFileRoute('/subscribe')({
  validateSearch: SubscribeSearch,
  beforeLoad: async ({ context, location }) => {
    const { viewer } = await context.queryClient.ensureQueryData(sessionQuery())
    // signed-in users see the same page inside the app, with their subscription
    if (viewer) throw redirect({ href: `/app/subscribe${location.searchStr}`, replace: true })
  },
  loader: async ({ context: { queryClient } }) => {
    const [policy] = await Promise.all([
      queryClient.fetchQuery(siteFactsQuery()),
      queryClient.prefetchQuery(plansByMonthQuery()),
      queryClient.prefetchQuery(paymentsQuery()),
    ])
    return { ...policy, head: headOf(page, policy) }
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Subscribe,
})

function Subscribe() {
  return (
    <SiteFrame here="/subscribe" back="/subscribe">
      <div className="pub pt-6 pb-16">
        <SubscriptionPage viewer={null} policy={Route.useLoaderData()} search={Route.useSearch()} />
      </div>
    </SiteFrame>
  )
}
