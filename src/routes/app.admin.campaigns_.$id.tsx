import { createFileRoute } from '@tanstack/react-router'
import { firstData } from '#app/first-data.ts'
import { CampaignPage } from '#features/campaigns/ui/campaign-page.tsx'
import { campaignQuery } from '#features/campaigns/ui/queries.ts'

export const Route = createFileRoute('/app/admin/campaigns_/$id')({
  loader: ({ context: { queryClient }, params: { id } }) => firstData(queryClient.prefetchQuery(campaignQuery(id))),
  head: () => ({ meta: [{ title: 'Campaign · Tandem' }] }),
  staticData: { breadcrumb: 'Campaign' },
  component: Campaign,
})

function Campaign() {
  const navigate = Route.useNavigate()
  return (
    <CampaignPage
      key={Route.useParams().id}
      id={Route.useParams().id}
      onOpen={(id) => void navigate({ params: { id } })}
      onGone={() => void navigate({ to: '/app/admin/campaigns', search: { tab: 'campaigns' } })}
    />
  )
}
