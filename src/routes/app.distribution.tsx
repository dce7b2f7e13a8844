import { createFileRoute } from '@tanstack/react-router'
import { firstData } from '#app/first-data.ts'
import { requireRoles } from '#app/guards.ts'
import { OwnDecisions } from '#features/moderation/ui/components/own-decisions.tsx'
import { ownItemsQuery } from '#features/moderation/ui/queries.ts'
import { DistributionPage } from '#features/talent-pool/ui/distribution-page.tsx'
import { listingLogQuery, listingQuery, ownLinksQuery } from '#features/talent-pool/ui/queries.ts'

export const Route = createFileRoute('/app/distribution')({
  beforeLoad: requireRoles('job_seeker'),
  loader: ({ context: { queryClient } }) =>
    firstData(
      queryClient.prefetchQuery(listingQuery()),
      queryClient.prefetchQuery(ownLinksQuery()),
      queryClient.prefetchQuery(listingLogQuery()),
      queryClient.prefetchQuery(ownItemsQuery()),
    ),
  head: () => ({ meta: [{ title: 'Distribution · Tandem' }] }),
  staticData: { breadcrumb: 'Distribution' },
  component: () => (
    <>
      <OwnDecisions kinds={['profile']} />
      <DistributionPage />
    </>
  ),
})
