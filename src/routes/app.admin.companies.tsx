import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { firstData } from '#app/first-data.ts'
import { CompaniesPage } from '#features/companies/ui/admin/companies-page.tsx'
import { CompaniesSearch, filterOf } from '#features/companies/ui/admin/companies-search.ts'
import { companiesQuery } from '#features/companies/ui/admin/queries.ts'

export const Route = createFileRoute('/app/admin/companies')({
  validateSearch: CompaniesSearch,
  loaderDeps: ({ search: { q, status, at } }) => ({ q, status, at }),
  loader: ({ context: { queryClient }, deps }) => firstData(queryClient.prefetchQuery(companiesQuery(filterOf(deps)))),
  head: () => ({ meta: [{ title: 'Company Management · Tandem' }] }),
  component: Companies,
})

function Companies() {
  const navigate = Route.useNavigate()
  const onSearch = useCallback((search: CompaniesSearch) => void navigate({ search, resetScroll: false }), [navigate])
  return <CompaniesPage search={Route.useSearch()} onSearch={onSearch} />
}
