import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { firstData } from '#app/first-data.ts'
import { reviewActions, reviewAside, reviewTools } from '#app/review-extras.tsx'
import { reviewedJobsQuery, reviewStatsQuery, reviewsQuery } from '#features/applications/ui/review/queries.ts'
import { ReviewsPage } from '#features/applications/ui/review/reviews-page.tsx'
import { filtersOf, ReviewsSearch } from '#features/applications/ui/review/reviews-search.ts'

export const Route = createFileRoute('/app/company/applications')({
  validateSearch: ReviewsSearch,
  loaderDeps: ({ search }) => filtersOf(search),
  loader: ({ context: { queryClient }, deps }) =>
    firstData(
      queryClient.prefetchQuery(reviewsQuery(deps)),
      queryClient.prefetchQuery(reviewStatsQuery()),
      queryClient.prefetchQuery(reviewedJobsQuery()),
    ),
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
