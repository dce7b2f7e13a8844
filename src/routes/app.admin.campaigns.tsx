import { createFileRoute } from '@tanstack/react-router'
import { firstData } from '#app/first-data.ts'
import { postQuery } from '#features/blog/ui/queries.ts'
import { CampaignsPage } from '#features/campaigns/ui/campaigns-page.tsx'
import { CampaignsSearch } from '#features/campaigns/ui/campaigns-search.ts'
import { firstContentOf } from '#features/campaigns/ui/first-content.ts'
import { campaignOverviewQuery, campaignsQuery, subscribersQuery } from '#features/campaigns/ui/queries.ts'

export const Route = createFileRoute('/app/admin/campaigns')({
  validateSearch: CampaignsSearch,
  loaderDeps: ({ search: { tab, status, q, state, cursor, post } }) => ({ tab, status, q, state, cursor, post }),
  loader: async ({ context: { queryClient }, deps: { tab, status, q, state, cursor, post } }) => {
    // if the article is gone, the campaign starts empty
    if (post) return { article: await queryClient.fetchQuery(postQuery(post)).catch(() => null) }
    if (tab === 'subscribers') await firstData(queryClient.prefetchQuery(subscribersQuery({ q, state, cursor })))
    else if (tab === 'campaigns') await firstData(queryClient.prefetchQuery(campaignsQuery({ status, cursor })))
    else
      await firstData(queryClient.prefetchQuery(campaignOverviewQuery()), queryClient.prefetchQuery(campaignsQuery({})))
  },
  head: () => ({ meta: [{ title: 'Campaign Management · Tandem' }] }),
  component: Campaigns,
})

function Campaigns() {
  const navigate = Route.useNavigate()
  const article = Route.useLoaderData()?.article
  return (
    <CampaignsPage
      search={Route.useSearch()}
      first={article ? firstContentOf(article) : undefined}
      onSearch={(change) => void navigate({ search: (before) => ({ ...before, ...change }), resetScroll: false })}
      onCreated={(id) => void navigate({ to: '/app/admin/campaigns/$id', params: { id } })}
    />
  )
}
