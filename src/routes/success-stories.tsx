import { createFileRoute } from '@tanstack/react-router'
import { sitePages } from '#features/site/pages/site-pages.ts'
import { headOf } from '#features/site/ui/pages/page-head-of.ts'
import { StoriesPage } from '#features/site/ui/pages/stories-page.tsx'
import { PlainFailure } from '#features/site/ui/plain-failure.tsx'
import { siteFactsQuery } from '#features/site/ui/queries.ts'
import { SiteFrame } from '#features/site/ui/site-frame.tsx'

export const Route = createFileRoute('/success-stories')({
  staticData: { hydrate: false },
  loader: ({ context: { queryClient } }) => queryClient.fetchQuery(siteFactsQuery()),
  head: ({ loaderData }) => headOf(sitePages.stories, loaderData),
  errorComponent: () => <PlainFailure title="Something went wrong" retry="/success-stories" />,
  component: Stories,
})

function Stories() {
  return (
    <SiteFrame here="/success-stories">
      <StoriesPage />
    </SiteFrame>
  )
}
