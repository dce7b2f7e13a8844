import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { firstData } from '#app/first-data.ts'
import { staffPostingsQuery, staffStatsQuery, topCompaniesQuery } from '#features/job-postings/ui/admin/queries.ts'
import { StaffPostingsPage } from '#features/job-postings/ui/admin/staff-postings-page.tsx'
import { filterOf, StaffPostingsSearch } from '#features/job-postings/ui/admin/staff-postings-search.ts'

export const Route = createFileRoute('/app/admin/jobs/')({
  validateSearch: StaffPostingsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    firstData(
      queryClient.prefetchQuery(staffStatsQuery()),
      deps.tab === 'analytics'
        ? queryClient.prefetchQuery(topCompaniesQuery())
        : queryClient.prefetchQuery(staffPostingsQuery(filterOf(deps))),
    ),
  head: () => ({ meta: [{ title: 'Jobs Management · Tandem' }] }),
  component: Jobs,
})

function Jobs() {
  const navigate = Route.useNavigate()
  const onSearch = useCallback(
    (search: StaffPostingsSearch) => void navigate({ search, resetScroll: false }),
    [navigate],
  )
  return <StaffPostingsPage search={Route.useSearch()} onSearch={onSearch} />
}
