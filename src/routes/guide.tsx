import { createFileRoute } from '@tanstack/react-router'
import { sitePages } from '#features/site/pages/site-pages.ts'
import { GuidePage } from '#features/site/ui/pages/guide-page.tsx'
import { headOf } from '#features/site/ui/pages/page-head-of.ts'
import { PlainFailure } from '#features/site/ui/plain-failure.tsx'
import { siteFactsQuery } from '#features/site/ui/queries.ts'
import { SiteFrame } from '#features/site/ui/site-frame.tsx'

export const Route = createFileRoute('/guide')({
  staticData: { hydrate: false },
  loader: ({ context: { queryClient } }) => queryClient.fetchQuery(siteFactsQuery()),
  head: ({ loaderData }) => headOf(sitePages.guide, loaderData),
  errorComponent: () => <PlainFailure title="Something went wrong" retry="/guide" />,
  component: Guide,
})

function Guide() {
  return (
    <SiteFrame here="/guide">
      <GuidePage />
    </SiteFrame>
  )
}
