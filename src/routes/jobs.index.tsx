import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { sessionQuery } from '#features/accounts/ui/queries.ts'
import { BoardSearch, boardAddress, boardTitle } from '#features/jobs/ui/public/board-search.ts'
import { JobBoard } from '#features/jobs/ui/public/job-board.tsx'
import { loadBoard } from '#features/jobs/ui/public/queries.ts'
import { pageHead } from '#features/site/ui/page-head.ts'
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
  head: ({ loaderData }) => (loaderData ? boardHead(loaderData) : {}),
  errorComponent: () => <PlainFailure title="Failed to load jobs" retry="/jobs" />,
  component: Jobs,
})

type Loaded = { search: BoardSearch; board: Awaited<ReturnType<typeof loadBoard>>; facts: { origin: string } }

const boardHead = ({ search, board, facts }: Loaded) =>
  pageHead({
    origin: facts.origin,
    title: boardTitle(search, board.count),
    description: `${boardTitle(search, board.count)} on Tandem, with salary, place and closing date. Bring a resume and see which fit you.`,
    path: boardAddress({ ...search, sort: 'newest' }),
    isIndexed: !search.cursor && board.items.length > 0,
    feed: '/jobs.rss',
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
