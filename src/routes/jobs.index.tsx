import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { sessionQuery } from '#features/accounts/ui/queries.ts'
import { boardHead } from '#features/jobs/ui/public/board-head.ts'
import { BoardSearch, boardAddress } from '#features/jobs/ui/public/board-search.ts'
import { JobBoard } from '#features/jobs/ui/public/job-board.tsx'
import { loadBoard } from '#features/jobs/ui/public/queries.ts'
import { PlainFailure } from '#features/site/ui/plain-failure.tsx'
import { siteFactsQuery } from '#features/site/ui/queries.ts'
import { SiteFrame } from '#features/site/ui/site-frame.tsx'

export const Route = createFileRoute('/jobs/')({
  staticData: { hydrate: false },
  loaderDeps: ({ search }) => BoardSearch.parse(search),
  loader: async ({ context: { queryClient }, deps: search }) => {
    const [board, facts] = await Promise.all([loadBoard(queryClient, search), queryClient.fetchQuery(siteFactsQuery())])
    return { search, board, facts }
  },
  head: ({ loaderData }) => (loaderData ? boardHead({ ...loaderData, origin: loaderData.facts.origin }) : {}),
  errorComponent: () => <PlainFailure title="Failed to load jobs" retry="/jobs" />,
  component: Jobs,
})

function Jobs() {
  const { search, board } = Route.useLoaderData()
  const { viewer } = useSuspenseQuery(sessionQuery()).data
  return (
    <SiteFrame here="/jobs" back={boardAddress(search)}>
      <JobBoard board={board} search={search} viewer={viewer} />
    </SiteFrame>
  )
}
