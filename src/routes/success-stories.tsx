import { createFileRoute } from '@tanstack/react-router'
import { loadSitePage } from '#features/site/ui/pages/load-site-page.ts'
import { StoriesPage } from '#features/site/ui/pages/stories-page.tsx'
import { PlainFailure } from '#features/site/ui/plain-failure.tsx'
import { SiteFrame } from '#features/site/ui/site-frame.tsx'

export const Route = createFileRoute('/success-stories')({
  staticData: { hydrate: false },
  loader: ({ context: { queryClient } }) => loadSitePage(queryClient, 'stories'),
  head: ({ loaderData }) => loaderData?.head ?? {},
  errorComponent: () => <PlainFailure title="Something went wrong" retry="/success-stories" />,
  component: Stories,
})

function Stories() {
  return (
    <SiteFrame here="/success-stories">
      <StoriesPage stories={Route.useLoaderData().text} />
    </SiteFrame>
  )
}
