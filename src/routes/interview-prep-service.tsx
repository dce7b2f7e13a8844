import { createFileRoute } from '@tanstack/react-router'
import { sitePages } from '#features/site/pages/site-pages.ts'
import { headOf } from '#features/site/ui/pages/page-head-of.ts'
import { ServicePage } from '#features/site/ui/pages/service-page.tsx'
import { PlainFailure } from '#features/site/ui/plain-failure.tsx'
import { siteFactsQuery } from '#features/site/ui/queries.ts'
import { SiteFrame } from '#features/site/ui/site-frame.tsx'

export const Route = createFileRoute('/interview-prep-service')({
  staticData: { hydrate: false },
  loader: ({ context: { queryClient } }) => queryClient.fetchQuery(siteFactsQuery()),
  head: ({ loaderData }) => headOf(sitePages.interviewPrep, loaderData),
  errorComponent: () => <PlainFailure title="Something went wrong" retry="/interview-prep-service" />,
  component: InterviewPrep,
})

function InterviewPrep() {
  return (
    <SiteFrame here="/interview-prep-service">
      <ServicePage service="interviewPrep" facts={Route.useLoaderData()} />
    </SiteFrame>
  )
}
