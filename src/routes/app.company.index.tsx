import { createFileRoute } from '@tanstack/react-router'
import { firstData } from '#app/first-data.ts'
import { CompanyDashboardPage } from '#features/analytics/ui/company-dashboard-page.tsx'
import { companyDashboardQuery } from '#features/analytics/ui/queries.ts'
import { JoinedNotice } from '#features/companies/ui/components/joined-notice.tsx'
import { repliesDueQuery } from '#features/hiring-pipeline/ui/promise/queries.ts'
import { OwnDecisions } from '#features/moderation/ui/components/own-decisions.tsx'
import { ownItemsQuery } from '#features/moderation/ui/queries.ts'
import { readAddress, yes } from '#lib/read-address.ts'

export const Route = createFileRoute('/app/company/')({
  validateSearch: readAddress({ joined: yes }),
  loader: ({ context: { queryClient } }) =>
    firstData(
      queryClient.prefetchQuery(companyDashboardQuery()),
      queryClient.prefetchQuery(repliesDueQuery()),
      queryClient.prefetchQuery(ownItemsQuery()),
    ),
  head: () => ({ meta: [{ title: 'Company Dashboard · Tandem' }] }),
  component: Dashboard,
})

function Dashboard() {
  const { joined } = Route.useSearch()
  const { viewer } = Route.useRouteContext()
  return (
    <>
      {joined && <JoinedNotice viewer={viewer} />}
      <OwnDecisions kinds={['job', 'company']} />
      <CompanyDashboardPage />
    </>
  )
}
