import { createFileRoute } from '@tanstack/react-router'
import { loadSitePage } from '#features/site/ui/pages/load-site-page.ts'
import { ServicePage } from '#features/site/ui/pages/service-page.tsx'
import { PlainFailure } from '#features/site/ui/plain-failure.tsx'
import { SiteFrame } from '#features/site/ui/site-frame.tsx'

export const Route = createFileRoute('/auto-apply-service')({
  staticData: { hydrate: false },
  loader: ({ context: { queryClient } }) => loadSitePage(queryClient, 'autoApply'),
  head: ({ loaderData }) => loaderData?.head ?? {},
  errorComponent: () => <PlainFailure title="Something went wrong" retry="/auto-apply-service" />,
  component: AutoApply,
})

function AutoApply() {
  const { text, facts } = Route.useLoaderData()
  return (
    <SiteFrame here="/auto-apply-service">
      <ServicePage service="autoApply" text={text} facts={facts} />
    </SiteFrame>
  )
}
