import { createFileRoute } from '@tanstack/react-router'
import { sitePages } from '#features/site/pages/site-pages.ts'
import { loadSitePage } from '#features/site/ui/pages/load-site-page.ts'
import { ServicePage } from '#features/site/ui/pages/service-page.tsx'
import { PlainFailure } from '#features/site/ui/plain-failure.tsx'
import { SiteFrame } from '#features/site/ui/site-frame.tsx'

export const Route = createFileRoute('/interview-prep-service')({
  staticData: { hydrate: false },
  loader: ({ context: { queryClient } }) => loadSitePage(queryClient, sitePages.interviewPrep),
  head: ({ loaderData }) => loaderData?.head ?? {},
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
