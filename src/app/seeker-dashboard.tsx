import type { QueryClient } from '@tanstack/react-query'
import { DashboardPage } from '#features/analytics/ui/dashboard-page.tsx'
import { seekerDashboardQuery } from '#features/analytics/ui/queries.ts'
import { resumesQuery } from '#features/documents/ui/list/queries.ts'
import { nextInterviewQuery } from '#features/interview-prep/ui/queries.ts'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'
import { firstData } from './first-data.ts'

const WelcomeDialog = lazyComponent(
  async () => (await import('#features/documents/ui/welcome/welcome-dialog.tsx')).WelcomeDialog,
)

/** The job seeker's dashboard, with the welcome dialog for a seeker without a resume. */
export const SeekerDashboard = () => (
  <>
    <DashboardPage />
    <WelcomeDialog />
  </>
)

export const loadSeekerDashboard = (queryClient: QueryClient): Promise<void> =>
  firstData(
    queryClient.prefetchQuery(seekerDashboardQuery()),
    queryClient.prefetchQuery(resumesQuery()),
    queryClient.prefetchQuery(nextInterviewQuery()),
  )
