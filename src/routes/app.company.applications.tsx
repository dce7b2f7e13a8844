import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { firstData } from '#app/first-data.ts'
import { reviewActions, reviewAside, reviewSelected, reviewTools } from '#app/review-extras.tsx'
import { loadReviewBoard } from '#features/hiring-pipeline/ui/lazy-board.ts'
import { repliesDueQuery } from '#features/hiring-pipeline/ui/promise/queries.ts'
import { boardQuery, reviewedJobsQuery, reviewStatsQuery, reviewsQuery } from '#features/hiring-pipeline/ui/queries.ts'
import { ReviewsPage } from '#features/hiring-pipeline/ui/reviews-page.tsx'
import { filtersOf, ReviewsSearch } from '#features/hiring-pipeline/ui/reviews-search.ts'
import { noteCountsQuery } from '#features/scorecards/ui/queries.ts'

export const Route = createFileRoute('/app/company/applications')({
  validateSearch: ReviewsSearch,
  loaderDeps: ({ search }) => ({
    filters: filtersOf(search),
    page: search.page ?? 1,
    view: search.view,
    job: search.job,
  }),
  loader: ({ context: { queryClient }, deps: { filters, page, view, job } }) => {
    const jobs = queryClient.prefetchQuery(reviewedJobsQuery())
    if (view === 'board') {
      const board = queryClient.prefetchQuery(boardQuery(filters))
      return firstData(loadReviewBoard({ view }), board, queryClient.prefetchQuery(noteCountsQuery(job)), jobs)
    }
    const list = queryClient.prefetchQuery(reviewsQuery({ ...filters, page }))
    // load the content above the list with it: a list that moves down later makes users click the wrong row
    const above = [queryClient.prefetchQuery(reviewStatsQuery()), queryClient.prefetchQuery(repliesDueQuery())]
    return firstData(list, ...above, jobs)
  },
  staticData: { ready: loadReviewBoard },
  head: () => ({ meta: [{ title: 'Applications · Tandem' }] }),
  component: Applications,
})

function Applications() {
  const navigate = useNavigate()
  const onSearch = useCallback(
    (search: ReviewsSearch) => void navigate({ to: '/app/company/applications', search, resetScroll: false }),
    [navigate],
  )
  const search = Route.useSearch()
  const counts = useQuery({ ...noteCountsQuery(search.job), enabled: search.view === 'board' }).data
  const extras = useMemo(() => {
    const notes = counts && Object.fromEntries(counts.map(({ applicationId, notes }) => [applicationId, notes]))
    return { aside: reviewAside, actions: reviewActions, tools: reviewTools, selected: reviewSelected, notes }
  }, [counts])
  return <ReviewsPage search={search} onSearch={onSearch} extras={extras} />
}
