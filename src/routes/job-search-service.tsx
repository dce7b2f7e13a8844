import { createFileRoute } from '@tanstack/react-router'
import { loadSitePage } from '#features/site/ui/pages/load-site-page.ts'
import { ServicePage } from '#features/site/ui/pages/service-page.tsx'
import { PlainFailure } from '#features/site/ui/plain-failure.tsx'
import { SiteFrame } from '#features/site/ui/site-frame.tsx'

export const Route = createFileRoute('/job-search-service')({
  staticData: { hydrate: false },
  loader: ({ context: { queryClient } }) => loadSitePage(queryClient, 'jobSearch'),
  head: ({ loaderData }) => loaderData?.head ?? {},
  errorComponent: () => <PlainFailure title="Something went wrong" retry="/job-search-service" />,
  component: JobSearch,
})

function JobSearch() {
  const { text, facts } = Route.useLoaderData()
  return (
    <SiteFrame here="/job-search-service">
      <ServicePage service="jobSearch" text={text} facts={facts} />
    </SiteFrame>
  )
}
