import { createFileRoute } from '@tanstack/react-router'
import { loadSitePage } from '#features/site/ui/pages/load-site-page.ts'
import { ServicePage } from '#features/site/ui/pages/service-page.tsx'
import { PlainFailure } from '#features/site/ui/plain-failure.tsx'
import { SiteFrame } from '#features/site/ui/site-frame.tsx'

export const Route = createFileRoute('/career-advice-service')({
  staticData: { hydrate: false },
  loader: ({ context: { queryClient } }) => loadSitePage(queryClient, 'careerAdvice'),
  head: ({ loaderData }) => loaderData?.head ?? {},
  errorComponent: () => <PlainFailure title="Something went wrong" retry="/career-advice-service" />,
  component: CareerAdvice,
})

function CareerAdvice() {
  const { text, facts } = Route.useLoaderData()
  return (
    <SiteFrame here="/career-advice-service">
      <ServicePage service="careerAdvice" text={text} facts={facts} />
    </SiteFrame>
  )
}
