import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { firstData } from '#app/first-data.ts'
import { allApplicationsQuery } from '#features/hiring-pipeline/ui/admin/queries.ts'
import { StaffReviewsPage } from '#features/hiring-pipeline/ui/admin/staff-reviews-page.tsx'
import { filterOf, StaffReviewsSearch } from '#features/hiring-pipeline/ui/admin/staff-reviews-search.ts'

export const Route = createFileRoute('/app/admin/applications')({
  validateSearch: StaffReviewsSearch,
  loaderDeps: ({ search: { application: _open, ...search } }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    firstData(queryClient.prefetchQuery(allApplicationsQuery(filterOf(deps)))),
  head: () => ({ meta: [{ title: 'Applications · Tandem' }] }),
  staticData: { breadcrumb: 'Applications' },
  component: Applications,
})

function Applications() {
  const navigate = Route.useNavigate()
  const onSearch = useCallback(
    (search: StaffReviewsSearch) => void navigate({ search, resetScroll: false }),
    [navigate],
  )
  return <StaffReviewsPage search={Route.useSearch()} onSearch={onSearch} />
}
