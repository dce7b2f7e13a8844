import { createFileRoute, redirect } from '@tanstack/react-router'
import { sessionQuery } from '#features/accounts/ui/queries.ts'
import { plansQuery } from '#features/billing/ui/queries.ts'
import { landing } from '#features/site/copy.ts'
import { LandingPage } from '#features/site/ui/landing/landing-page.tsx'
import { PlainFailure } from '#features/site/ui/plain-failure.tsx'
import { siteFactsQuery } from '#features/site/ui/queries.ts'
import { siteData } from '#features/site/ui/site-data.ts'
import { SiteFrame } from '#features/site/ui/site-frame.tsx'
import { pageHead } from '#ui/page/page-head.ts'

export const Route = createFileRoute('/')({
  staticData: { hydrate: false },
  beforeLoad: async ({ context }) => {
    const { viewer } = await context.queryClient.ensureQueryData(sessionQuery())
    if (viewer) throw redirect({ to: '/app', replace: true })
  },
  loader: async ({ context: { queryClient } }) => {
    const [facts, plans] = await Promise.all([
      queryClient.fetchQuery(siteFactsQuery()),
      // 'Failed to load pricing plans' leaves the rest of the page unchanged (LAND-08)
      queryClient.fetchQuery(plansQuery()).catch(() => null),
    ])
    const head = pageHead({ ...facts, ...landing, path: '/', data: siteData(facts.origin) })
    return { facts, plans, head }
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  errorComponent: () => <PlainFailure title="Something went wrong" retry="/" />,
  component: Landing,
})

function Landing() {
  const { facts, plans } = Route.useLoaderData()
  return (
    <SiteFrame here="/">
      <LandingPage facts={facts} plans={plans} />
    </SiteFrame>
  )
}
