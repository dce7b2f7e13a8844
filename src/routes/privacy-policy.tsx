import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '#features/site/ui/pages/legal-page.tsx'
import { loadSitePage } from '#features/site/ui/pages/load-site-page.ts'
import { PlainFailure } from '#features/site/ui/plain-failure.tsx'
import { SiteFrame } from '#features/site/ui/site-frame.tsx'

export const Route = createFileRoute('/privacy-policy')({
  staticData: { hydrate: false },
  loader: ({ context: { queryClient } }) => loadSitePage(queryClient, 'privacy'),
  head: ({ loaderData }) => loaderData?.head ?? {},
  errorComponent: () => <PlainFailure title="Something went wrong" retry="/privacy-policy" />,
  component: Privacy,
})

function Privacy() {
  return (
    <SiteFrame here="/privacy-policy">
      <LegalPage title="Privacy policy" text={Route.useLoaderData().text} />
    </SiteFrame>
  )
}
