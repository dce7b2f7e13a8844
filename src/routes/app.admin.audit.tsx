import { createFileRoute } from '@tanstack/react-router'
import { firstData } from '#app/first-data.ts'
import { requireRoles } from '#app/guards.ts'
import { AuditPage } from '#features/operations/ui/audit-page.tsx'
import { AuditSearch } from '#features/operations/ui/audit-search.ts'
import { auditChainQuery, auditQuery } from '#features/operations/ui/queries.ts'

export const Route = createFileRoute('/app/admin/audit')({
  beforeLoad: requireRoles('platform_admin'),
  validateSearch: AuditSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    firstData(queryClient.prefetchQuery(auditQuery(deps)), queryClient.prefetchQuery(auditChainQuery())),
  head: () => ({ meta: [{ title: 'Audit Log · Tandem' }] }),
  component: Audit,
})

function Audit() {
  const navigate = Route.useNavigate()
  return <AuditPage search={Route.useSearch()} onSearch={(search) => void navigate({ search, resetScroll: false })} />
}
