import { createFileRoute } from '@tanstack/react-router'
import { overviewQuery } from '#features/salaries/ui/queries.ts'
import { sitePages } from '#features/site/pages/site-pages.ts'
import { InsightsPage } from '#features/site/ui/pages/insights-page.tsx'
import { headOf } from '#features/site/ui/pages/page-head-of.ts'
import { PlainFailure } from '#features/site/ui/plain-failure.tsx'
import { insightsQuery, siteFactsQuery } from '#features/site/ui/queries.ts'
import { SiteFrame } from '#features/site/ui/site-frame.tsx'

export const Route = createFileRoute('/industry-insights')({
  staticData: { hydrate: false },
  loader: async ({ context: { queryClient } }) => {
    const [facts, insights, salaries] = await Promise.all([
      queryClient.fetchQuery(siteFactsQuery()),
      queryClient.fetchQuery(insightsQuery()),
      queryClient.fetchQuery(overviewQuery()),
    ])
    return { ...facts, insights, salaries, head: headOf(sitePages.insights, facts) }
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  errorComponent: () => <PlainFailure title="Something went wrong" retry="/industry-insights" />,
  component: Insights,
})

function Insights() {
  const { insights, salaries } = Route.useLoaderData()
  return (
    <SiteFrame here="/industry-insights">
      <InsightsPage insights={insights} salaries={salaries} />
    </SiteFrame>
  )
}
