import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { ErrorPage } from '#app/error-page.tsx'
import { firstData } from '#app/first-data.ts'
import { requireRoles } from '#app/guards.ts'
import { analysisQuery, comparisonQuery, savedSearchesQuery } from '#features/salaries/ui/queries.ts'
import { SalaryPage } from '#features/salaries/ui/salary-page.tsx'
import { loadSalaryParts } from '#features/salaries/ui/salary-parts.ts'
import { SalaryPageSearch, searchOf, secondOf } from '#features/salaries/ui/salary-search.ts'

export const Route = createFileRoute('/app/salary/')({
  beforeLoad: requireRoles('job_seeker'),
  validateSearch: SalaryPageSearch,
  loaderDeps: ({ search }) => search,
  // wait only on arrival, so that the page arrives complete: later changes on the page show their own loading state
  loader: ({ context: { queryClient }, deps, cause }) => {
    if (cause === 'stay') return
    const [first, second] = [searchOf(deps), secondOf(deps)]
    const isCompared = deps.tab === 'compare'
    return firstData(
      loadSalaryParts(deps),
      queryClient.prefetchQuery(savedSearchesQuery()),
      ...(first && !isCompared ? [queryClient.prefetchQuery(analysisQuery(first))] : []),
      ...(first && second && isCompared ? [queryClient.prefetchQuery(comparisonQuery(first, second))] : []),
    )
  },
  staticData: { ready: loadSalaryParts },
  head: () => ({ meta: [{ title: 'Salary Analyzer · Tandem' }] }),
  // an error boundary of its own: an error here leaves the shell in place (SHELL-07)
  errorComponent: ErrorPage,
  component: Salary,
})

function Salary() {
  const navigate = useNavigate()
  return (
    <SalaryPage
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ to: '/app/salary', search, resetScroll: false })}
    />
  )
}
