import { createFileRoute, redirect } from '@tanstack/react-router'
import { sessionQuery } from '#features/accounts/ui/queries.ts'
import { plansByMonthQuery } from '#features/billing/ui/queries.ts'
import { SubscriptionPage } from '#features/billing/ui/subscription-page.tsx'
import { siteFactsQuery } from '#features/site/ui/queries.ts'
import { SiteFrame } from '#features/site/ui/site-frame.tsx'

export const Route = createFileRoute('/subscribe')({
  beforeLoad: async ({ context, location }) => {
    const { viewer } = await context.queryClient.ensureQueryData(sessionQuery())
    // whoever is signed in sees the same inside the app, with what they have
    if (viewer) throw redirect({ href: `/app/subscribe${location.searchStr}`, replace: true })
  },
  loader: async ({ context: { queryClient } }) => {
    const [policy] = await Promise.all([
      queryClient.fetchQuery(siteFactsQuery()),
      queryClient.prefetchQuery(plansByMonthQuery()),
    ])
    return policy
  },
  head: () => ({ meta: [{ title: 'Plans and prices · Tandem' }] }),
  component: Subscribe,
})

function Subscribe() {
  return (
    <SiteFrame here="/subscribe" back="/subscribe">
      <div className="pub pt-6 pb-16">
        <SubscriptionPage isSignedIn={false} policy={Route.useLoaderData()} />
      </div>
    </SiteFrame>
  )
}
