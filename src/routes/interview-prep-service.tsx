import { createFileRoute } from '@tanstack/react-router'
import { loadSitePage } from '#features/site/ui/pages/load-site-page.ts'
import { ServicePage } from '#features/site/ui/pages/service-page.tsx'
import { PlainFailure } from '#features/site/ui/plain-failure.tsx'
import { SiteFrame } from '#features/site/ui/site-frame.tsx'

export const Route = createFileRoute('/interview-prep-service')({
  staticData: { hydrate: false },
  loader: ({ context: { queryClient } }) => loadSitePage(queryClient, 'interviewPrep'),
  head: ({ loaderData }) => loaderData?.head ?? {},
  errorComponent: () => <PlainFailure title="Something went wrong" retry="/interview-prep-service" />,
  component: InterviewPrep,
})

function InterviewPrep() {
  const { text, facts } = Route.useLoaderData()
  return (
    <SiteFrame here="/interview-prep-service">
      <ServicePage service="interviewPrep" text={text} facts={facts} />
    </SiteFrame>
  )
}
