import { createFileRoute } from '@tanstack/react-router'
import { GuidePage } from '#features/site/ui/pages/guide-page.tsx'
import { loadSitePage } from '#features/site/ui/pages/load-site-page.ts'
import { PlainFailure } from '#features/site/ui/plain-failure.tsx'
import { SiteFrame } from '#features/site/ui/site-frame.tsx'

export const Route = createFileRoute('/guide')({
  staticData: { hydrate: false },
  loader: ({ context: { queryClient } }) => loadSitePage(queryClient, 'guide'),
  head: ({ loaderData }) => loaderData?.head ?? {},
  errorComponent: () => <PlainFailure title="Something went wrong" retry="/guide" />,
  component: Guide,
})

function Guide() {
  return (
    <SiteFrame here="/guide">
      <GuidePage parts={Route.useLoaderData().text} />
    </SiteFrame>
  )
}
