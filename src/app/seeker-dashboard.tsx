import type { QueryClient } from '@tanstack/react-query'
import { resumesQuery } from '#features/documents/ui/list/queries.ts'
import { WelcomeDialog } from '#features/documents/ui/welcome/welcome-dialog.tsx'
import { DashboardPage } from '#features/insights/ui/dashboard-page.tsx'
import { seekerDashboardQuery } from '#features/insights/ui/queries.ts'
import { nextInterviewQuery } from '#features/interviews/ui/queries.ts'
import { firstData } from './first-data.ts'

/** The job seeker's dashboard, with the welcome of whoever has no resume yet. */
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
