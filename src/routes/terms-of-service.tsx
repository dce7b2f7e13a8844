import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '#features/site/ui/pages/legal-page.tsx'
import { loadSitePage } from '#features/site/ui/pages/load-site-page.ts'
import { PlainFailure } from '#features/site/ui/plain-failure.tsx'
import { SiteFrame } from '#features/site/ui/site-frame.tsx'

export const Route = createFileRoute('/terms-of-service')({
  staticData: { hydrate: false },
  loader: ({ context: { queryClient } }) => loadSitePage(queryClient, 'terms'),
  head: ({ loaderData }) => loaderData?.head ?? {},
  errorComponent: () => <PlainFailure title="Something went wrong" retry="/terms-of-service" />,
  component: Terms,
})

function Terms() {
  return (
    <SiteFrame here="/terms-of-service">
      <LegalPage title="Terms of service" text={Route.useLoaderData().text} />
    </SiteFrame>
  )
}
