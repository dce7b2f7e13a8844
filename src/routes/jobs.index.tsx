import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { sessionQuery } from '#features/accounts/ui/queries.ts'
import { maxBandLinks } from '#features/job-board/ui/landing/browse-band.tsx'
import { directoryQuery } from '#features/job-board/ui/landing/queries.ts'
import { boardHead } from '#features/job-board/ui/public/board-head.ts'
import { BoardSearch, boardAddress } from '#features/job-board/ui/public/board-search.ts'
import { JobBoard } from '#features/job-board/ui/public/job-board.tsx'
import { loadBoard } from '#features/job-board/ui/public/queries.ts'
import { PlainFailure } from '#features/site/ui/plain-failure.tsx'
import { siteFactsQuery } from '#features/site/ui/queries.ts'
import { SiteFrame } from '#features/site/ui/site-frame.tsx'

export const Route = createFileRoute('/jobs/')({
  staticData: { hydrate: false },
  loaderDeps: ({ search }) => BoardSearch.read(search),
  loader: async ({ context: { queryClient }, deps: search }) => {
    const [board, directory, facts] = await Promise.all([
      loadBoard(queryClient, search),
      queryClient.fetchQuery(directoryQuery(maxBandLinks)),
      queryClient.fetchQuery(siteFactsQuery()),
    ])
    const head = boardHead({ search, board, origin: facts.origin })
    return { search, board, directory, facts, head }
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  errorComponent: () => <PlainFailure title="Failed to load jobs" retry="/jobs" />,
  component: Jobs,
})

function Jobs() {
  const { search, board, directory } = Route.useLoaderData()
  const { viewer } = useSuspenseQuery(sessionQuery()).data
  return (
    <SiteFrame here="/jobs" back={boardAddress(search)}>
      <JobBoard board={board} search={search} directory={directory} viewer={viewer} />
    </SiteFrame>
  )
}
