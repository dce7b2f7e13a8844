import { createFileRoute } from '@tanstack/react-router'
import { firstData } from '#app/first-data.ts'
import { requireRoles } from '#app/guards.ts'
import { securityDayQuery, securityEventsQuery } from '#features/operations/ui/queries.ts'
import { SecurityPage } from '#features/operations/ui/security-page.tsx'
import { SecuritySearch } from '#features/operations/ui/security-search.ts'

export const Route = createFileRoute('/app/admin/security')({
  beforeLoad: requireRoles('platform_admin'),
  validateSearch: SecuritySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    firstData(queryClient.prefetchQuery(securityEventsQuery(deps)), queryClient.prefetchQuery(securityDayQuery())),
  head: () => ({ meta: [{ title: 'Security · Tandem' }] }),
  component: Security,
})

function Security() {
  const navigate = Route.useNavigate()
  return (
    <SecurityPage search={Route.useSearch()} onSearch={(search) => void navigate({ search, resetScroll: false })} />
  )
}
