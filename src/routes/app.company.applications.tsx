import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { firstData } from '#app/first-data.ts'
import { reviewActions, reviewAside, reviewTools } from '#app/review-extras.tsx'
import {
  boardQuery,
  reviewedJobsQuery,
  reviewStatsQuery,
  reviewsQuery,
} from '#features/applications/ui/review/queries.ts'
import { ReviewsPage } from '#features/applications/ui/review/reviews-page.tsx'
import { filtersOf, ReviewsSearch } from '#features/applications/ui/review/reviews-search.ts'

export const Route = createFileRoute('/app/company/applications')({
  validateSearch: ReviewsSearch,
  loaderDeps: ({ search }) => ({ filters: filtersOf(search), page: search.page ?? 1, view: search.view }),
  loader: ({ context: { queryClient }, deps: { filters, page, view } }) => {
    const jobs = queryClient.prefetchQuery(reviewedJobsQuery())
    if (view === 'board') return firstData(queryClient.prefetchQuery(boardQuery(filters)), jobs)
    const list = queryClient.prefetchQuery(reviewsQuery({ ...filters, page }))
    return firstData(list, queryClient.prefetchQuery(reviewStatsQuery()), jobs)
  },
  head: () => ({ meta: [{ title: 'Applications · Tandem' }] }),
  component: Applications,
})

const extras = { aside: reviewAside, actions: reviewActions, tools: reviewTools }

function Applications() {
  const navigate = useNavigate()
  const onSearch = useCallback(
    (search: ReviewsSearch) => void navigate({ to: '/app/company/applications', search, resetScroll: false }),
    [navigate],
  )
  return <ReviewsPage search={Route.useSearch()} onSearch={onSearch} extras={extras} />
}
