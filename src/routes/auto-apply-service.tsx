import { createFileRoute } from '@tanstack/react-router'
import { sitePages } from '#features/site/pages/site-pages.ts'
import { loadSitePage } from '#features/site/ui/pages/load-site-page.ts'
import { ServicePage } from '#features/site/ui/pages/service-page.tsx'
import { PlainFailure } from '#features/site/ui/plain-failure.tsx'
import { SiteFrame } from '#features/site/ui/site-frame.tsx'

export const Route = createFileRoute('/auto-apply-service')({
  staticData: { hydrate: false },
  loader: ({ context: { queryClient } }) => loadSitePage(queryClient, sitePages.autoApply),
  head: ({ loaderData }) => loaderData?.head ?? {},
  errorComponent: () => <PlainFailure title="Something went wrong" retry="/auto-apply-service" />,
  component: AutoApply,
})

function AutoApply() {
  return (
    <SiteFrame here="/auto-apply-service">
      <ServicePage service="autoApply" facts={Route.useLoaderData()} />
    </SiteFrame>
  )
}
