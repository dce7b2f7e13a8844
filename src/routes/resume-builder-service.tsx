import { createFileRoute } from '@tanstack/react-router'
import { loadSitePage } from '#features/site/ui/pages/load-site-page.ts'
import { ServicePage } from '#features/site/ui/pages/service-page.tsx'
import { PlainFailure } from '#features/site/ui/plain-failure.tsx'
import { SiteFrame } from '#features/site/ui/site-frame.tsx'

export const Route = createFileRoute('/resume-builder-service')({
  staticData: { hydrate: false },
  loader: ({ context: { queryClient } }) => loadSitePage(queryClient, 'resumeBuilder'),
  head: ({ loaderData }) => loaderData?.head ?? {},
  errorComponent: () => <PlainFailure title="Something went wrong" retry="/resume-builder-service" />,
  component: ResumeBuilder,
})

function ResumeBuilder() {
  const { text, facts } = Route.useLoaderData()
  return (
    <SiteFrame here="/resume-builder-service">
      <ServicePage service="resumeBuilder" text={text} facts={facts} />
    </SiteFrame>
  )
}
