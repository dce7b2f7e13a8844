import { createFileRoute } from '@tanstack/react-router'
import { TwoFactorReminder } from '#features/accounts/ui/components/two-factor-reminder.tsx'
import { PlatformDashboardPage } from '#features/analytics/ui/platform-dashboard-page.tsx'
import { platformDashboardQuery } from '#features/analytics/ui/queries.ts'
import { PlatformStatus } from '#features/operations/ui/components/platform-status.tsx'
import { deadLettersQuery, healthQuery, queuesQuery, waitingQuery } from '#features/operations/ui/queries.ts'

export const Route = createFileRoute('/app/admin/')({
  // awaited, so that the page arrives complete; if it fails, dashes are shown
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.prefetchQuery(platformDashboardQuery()),
      queryClient.prefetchQuery(queuesQuery()),
      queryClient.prefetchQuery(deadLettersQuery()),
      queryClient.prefetchQuery(healthQuery()),
      queryClient.prefetchQuery(waitingQuery()),
    ]),
  head: () => ({ meta: [{ title: 'Admin Dashboard · Tandem' }] }),
  component: () => (
    <>
      <TwoFactorReminder />
      <PlatformDashboardPage side={<PlatformStatus />} />
    </>
  ),
})
