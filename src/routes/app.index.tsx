import { createFileRoute, redirect } from '@tanstack/react-router'
import { requireRoles } from '#app/guards.ts'
import { portalHome, portalsOf } from '#app/navigation.ts'
import { loadSeekerDashboard, SeekerDashboard } from '#app/seeker-dashboard.tsx'

export const Route = createFileRoute('/app/')({
  beforeLoad: ({ context }) => {
    // users of another portal are redirected to it, replacing this history entry (SHELL-11)
    const [portal] = portalsOf(context.viewer)
    if (portal && portal !== 'seeker') throw redirect({ to: portalHome(portal, context.viewer), replace: true })
    requireRoles('job_seeker')({ context })
  },
  loader: ({ context: { queryClient } }) => loadSeekerDashboard(queryClient),
  head: () => ({ meta: [{ title: 'Dashboard · Tandem' }] }),
  component: SeekerDashboard,
})
