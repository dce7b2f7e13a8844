import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { firstData } from '#app/first-data.ts'
import { PostingsPage } from '#features/job-postings/ui/postings-page.tsx'
import { filterOf, PostingsSearch, searchOf } from '#features/job-postings/ui/postings-search.ts'
import { postingStatsQuery, postingsQuery } from '#features/job-postings/ui/queries.ts'
import { OwnDecisions } from '#features/moderation/ui/components/own-decisions.tsx'
import { ownItemsQuery } from '#features/moderation/ui/queries.ts'

export const Route = createFileRoute('/app/company/jobs/')({
  validateSearch: PostingsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    firstData(
      queryClient.prefetchQuery(postingsQuery(filterOf(deps))),
      queryClient.prefetchQuery(postingStatsQuery()),
      queryClient.prefetchQuery(ownItemsQuery()),
    ),
  head: () => ({ meta: [{ title: 'Job Management · Tandem' }] }),
  component: Jobs,
})

function Jobs() {
  const filter = filterOf(Route.useSearch())
  const navigate = useNavigate()
  return (
    <>
      <OwnDecisions kinds={['job']} />
      <PostingsPage
        filter={filter}
        onFilter={(change) =>
          navigate({
            to: '/app/company/jobs',
            // another filter starts at its first page
            search: searchOf({ ...filter, page: 1, ...change }),
            replace: change.page === undefined,
          })
        }
      />
    </>
  )
}
