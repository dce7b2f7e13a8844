import type { QueryClient } from '@tanstack/react-query'
import { resumesQuery } from '#features/documents/ui/list/queries.ts'
import { DashboardPage } from '#features/insights/ui/dashboard-page.tsx'
import { seekerDashboardQuery } from '#features/insights/ui/queries.ts'
import { nextInterviewQuery } from '#features/interviews/ui/queries.ts'
import { loadLater } from '#ui/shell/load-later.tsx'
import { firstData } from './first-data.ts'

const WelcomeDialog = loadLater(
  async () => (await import('#features/documents/ui/welcome/welcome-dialog.tsx')).WelcomeDialog,
)

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
