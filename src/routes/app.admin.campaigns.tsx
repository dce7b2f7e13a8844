import { createFileRoute } from '@tanstack/react-router'
import { firstData } from '#app/first-data.ts'
import { CampaignsPage } from '#features/campaigns/ui/campaigns-page.tsx'
import { CampaignsSearch } from '#features/campaigns/ui/campaigns-search.ts'
import { campaignOverviewQuery, campaignsQuery, subscribersQuery } from '#features/campaigns/ui/queries.ts'

export const Route = createFileRoute('/app/admin/campaigns')({
  validateSearch: CampaignsSearch,
  loaderDeps: ({ search: { tab, status, q, state, cursor } }) => ({ tab, status, q, state, cursor }),
  loader: ({ context: { queryClient }, deps: { tab, status, q, state, cursor } }) => {
    if (tab === 'subscribers') return firstData(queryClient.prefetchQuery(subscribersQuery({ q, state, cursor })))
    if (tab === 'campaigns') return firstData(queryClient.prefetchQuery(campaignsQuery({ status, cursor })))
    return firstData(queryClient.prefetchQuery(campaignOverviewQuery()), queryClient.prefetchQuery(campaignsQuery({})))
  },
  head: () => ({ meta: [{ title: 'Campaign Management · Tandem' }] }),
  component: Campaigns,
})

function Campaigns() {
  const navigate = Route.useNavigate()
  return (
    <CampaignsPage
      search={Route.useSearch()}
      onSearch={(change) => void navigate({ search: (before) => ({ ...before, ...change }), resetScroll: false })}
      onCreated={(id) => void navigate({ to: '/app/admin/campaigns/$id', params: { id } })}
    />
  )
}
