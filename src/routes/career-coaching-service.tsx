import { createFileRoute } from '@tanstack/react-router'
import { loadSitePage } from '#features/site/ui/pages/load-site-page.ts'
import { ServicePage } from '#features/site/ui/pages/service-page.tsx'
import { PlainFailure } from '#features/site/ui/plain-failure.tsx'
import { SiteFrame } from '#features/site/ui/site-frame.tsx'

export const Route = createFileRoute('/career-coaching-service')({
  staticData: { hydrate: false },
  loader: ({ context: { queryClient } }) => loadSitePage(queryClient, 'careerCoaching'),
  head: ({ loaderData }) => loaderData?.head ?? {},
  errorComponent: () => <PlainFailure title="Something went wrong" retry="/career-coaching-service" />,
  component: CareerCoaching,
})

function CareerCoaching() {
  const { text, facts } = Route.useLoaderData()
  return (
    <SiteFrame here="/career-coaching-service">
      <ServicePage service="careerCoaching" text={text} facts={facts} />
    </SiteFrame>
  )
}
