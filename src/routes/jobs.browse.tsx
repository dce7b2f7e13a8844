import { createFileRoute } from '@tanstack/react-router'
import { BrowsePage } from '#features/job-board/ui/landing/browse-page.tsx'
import { browseHead } from '#features/job-board/ui/landing/directory-head.ts'
import { directoryQuery } from '#features/job-board/ui/landing/queries.ts'
import { PlainFailure } from '#features/site/ui/plain-failure.tsx'
import { siteFactsQuery } from '#features/site/ui/queries.ts'
import { SiteFrame } from '#features/site/ui/site-frame.tsx'

const maxListed = 200

export const Route = createFileRoute('/jobs/browse')({
  staticData: { hydrate: false },
  loader: async ({ context: { queryClient } }) => {
    const [directory, { origin }] = await Promise.all([
      queryClient.fetchQuery(directoryQuery(maxListed)),
      queryClient.fetchQuery(siteFactsQuery()),
    ])
    return { directory, origin, head: browseHead(directory, origin) }
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  errorComponent: () => <PlainFailure title="Failed to load jobs" retry="/jobs/browse" />,
  component: Browse,
})

function Browse() {
  const { directory } = Route.useLoaderData()
  return (
    <SiteFrame here="/jobs" back="/jobs/browse">
      <BrowsePage directory={directory} />
    </SiteFrame>
  )
}
