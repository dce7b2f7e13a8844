import { createFileRoute } from '@tanstack/react-router'
import { firstData } from '#app/first-data.ts'
import { useSession } from '#features/accounts/ui/queries.ts'
import { canManageTeam } from '#features/companies/policy.ts'
import { IntegrationsPage } from '#features/integrations/ui/integrations-page.tsx'
import { IntegrationsSearch } from '#features/integrations/ui/integrations-search.ts'
import { deliveriesQuery, endpointsQuery, keysQuery } from '#features/integrations/ui/queries.ts'

export const Route = createFileRoute('/app/company/integrations')({
  validateSearch: IntegrationsSearch,
  loaderDeps: ({ search: { tab, endpoint, state, type, page } }) => ({ tab, endpoint, state, type, page }),
  loader: async ({ context: { queryClient, viewer }, deps: { tab, ...log } }) => {
    // a user who is not an admin of this company loads nothing
    if (!canManageTeam(viewer, viewer.activeCompanyId ?? '')) return
    const keys = tab === 'keys' ? [queryClient.prefetchQuery(keysQuery())] : []
    const logged = tab === 'log' ? [queryClient.prefetchQuery(deliveriesQuery(log))] : []
    await firstData(...(tab === 'keys' ? [] : [queryClient.prefetchQuery(endpointsQuery())]), ...keys, ...logged)
  },
  head: () => ({ meta: [{ title: 'Integrations · Tandem' }] }),
  staticData: { breadcrumb: 'Integrations' },
  component: Integrations,
})

function Integrations() {
  const navigate = Route.useNavigate()
  const { viewer } = useSession()
  return (
    <IntegrationsPage
      viewer={viewer}
      search={Route.useSearch()}
      onSearch={(change) => {
        const isOpening = change.delivery !== undefined || 'tab' in change
        void navigate({ search: (before) => ({ ...before, ...change }), replace: !isOpening, resetScroll: false })
      }}
    />
  )
}
