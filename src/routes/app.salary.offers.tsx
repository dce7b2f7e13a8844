import { createFileRoute } from '@tanstack/react-router'
import { ErrorPage } from '#app/error-page.tsx'
import { firstData } from '#app/first-data.ts'
import { requireRoles } from '#app/guards.ts'
import { OffersPage } from '#features/salaries/ui/offers/offers-page.tsx'
import { offersQuery } from '#features/salaries/ui/queries.ts'

export const Route = createFileRoute('/app/salary/offers')({
  beforeLoad: requireRoles('job_seeker'),
  loader: ({ context: { queryClient } }) => firstData(queryClient.prefetchQuery(offersQuery())),
  head: () => ({ meta: [{ title: 'Compare Offers · Tandem' }] }),
  errorComponent: ErrorPage,
  component: OffersPage,
})
