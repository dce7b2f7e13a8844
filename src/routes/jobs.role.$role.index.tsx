import { createFileRoute } from '@tanstack/react-router'
import { LandingScreen } from '#app/landing-screen.tsx'
import { landingHead } from '#features/jobs/ui/landing/landing-head.ts'
import { loadLanding, pageOf } from '#features/jobs/ui/landing/load-landing.ts'
import { PlainFailure } from '#features/site/ui/plain-failure.tsx'
import { siteFactsQuery } from '#features/site/ui/queries.ts'

export const Route = createFileRoute('/jobs/role/$role/')({
  staticData: { hydrate: false },
  loaderDeps: pageOf,
  loader: async ({ context: { queryClient }, params, deps: { page } }) => {
    const [landing, { origin }] = await Promise.all([
      loadLanding(queryClient, params, page),
      queryClient.fetchQuery(siteFactsQuery()),
    ])
    return { landing, origin }
  },
  head: ({ loaderData }) => (loaderData ? landingHead(loaderData.landing, loaderData.origin) : {}),
  errorComponent: () => <PlainFailure title="Failed to load jobs" retry="/jobs" />,
  component: () => <LandingScreen landing={Route.useLoaderData().landing} />,
})
