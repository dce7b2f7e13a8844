import { createFileRoute, redirect } from '@tanstack/react-router'
import { firstData } from '#app/first-data.ts'
import { requireRoles } from '#app/guards.ts'
import { portalHome, portalsOf } from '#app/navigation.ts'
import { resumesQuery } from '#features/documents/ui/list/queries.ts'
import { WelcomeDialog } from '#features/documents/ui/welcome/welcome-dialog.tsx'
import { DashboardPage } from '#features/insights/ui/dashboard-page.tsx'
import { seekerDashboardQuery } from '#features/insights/ui/queries.ts'
import { nextInterviewQuery } from '#features/interviews/ui/queries.ts'

export const Route = createFileRoute('/app/')({
  beforeLoad: ({ context }) => {
    // whoever works in another portal goes there, in place of this entry of the history (SHELL-11)
    const [portal] = portalsOf(context.viewer)
    if (portal && portal !== 'seeker') throw redirect({ to: portalHome(portal, context.viewer), replace: true })
    requireRoles('job_seeker')({ context })
  },
  loader: ({ context: { queryClient } }) =>
    firstData(
      queryClient.prefetchQuery(seekerDashboardQuery()),
      queryClient.prefetchQuery(resumesQuery()),
      queryClient.prefetchQuery(nextInterviewQuery()),
    ),
  head: () => ({ meta: [{ title: 'Dashboard · Tandem' }] }),
  component: Dashboard,
})

function Dashboard() {
  return (
    <>
      <DashboardPage />
      <WelcomeDialog />
    </>
  )
}
