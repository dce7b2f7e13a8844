import { createFileRoute } from '@tanstack/react-router'
import { firstData } from '#app/first-data.ts'
import { CompanyProfilePage } from '#features/companies/ui/company-profile-page.tsx'
import { companyProfileQuery } from '#features/companies/ui/queries.ts'
import { OwnDecisions } from '#features/moderation/ui/components/own-decisions.tsx'
import { ownItemsQuery } from '#features/moderation/ui/queries.ts'

export const Route = createFileRoute('/app/company/profile')({
  loader: ({ context: { queryClient } }) =>
    firstData(queryClient.prefetchQuery(companyProfileQuery()), queryClient.prefetchQuery(ownItemsQuery())),
  head: () => ({ meta: [{ title: 'Company Profile · Tandem' }] }),
  staticData: { breadcrumb: 'Company Profile' },
  component: () => (
    <>
      <OwnDecisions kinds={['company']} />
      <CompanyProfilePage />
    </>
  ),
})
