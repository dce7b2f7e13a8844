import { createFileRoute } from '@tanstack/react-router'
import { sitePages } from '#features/site/pages/site-pages.ts'
import { headOf } from '#features/site/ui/pages/page-head-of.ts'
import { ServicePage } from '#features/site/ui/pages/service-page.tsx'
import { PlainFailure } from '#features/site/ui/plain-failure.tsx'
import { siteFactsQuery } from '#features/site/ui/queries.ts'
import { SiteFrame } from '#features/site/ui/site-frame.tsx'

export const Route = createFileRoute('/auto-apply-service')({
  staticData: { hydrate: false },
  loader: ({ context: { queryClient } }) => queryClient.fetchQuery(siteFactsQuery()),
  head: ({ loaderData }) => headOf(sitePages.autoApply, loaderData),
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
