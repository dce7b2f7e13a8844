import { createFileRoute, redirect } from '@tanstack/react-router'
import { requireRoles } from '#app/guards.ts'
import { portalHome } from '#app/navigation.ts'
import { loadSeekerDashboard, SeekerDashboard } from '#app/seeker-dashboard.tsx'

/** The dashboard of a job seeker for whom /app leads to another portal; for other job seekers it is at /app. */
export const Route = createFileRoute('/app/dashboard')({
  beforeLoad: ({ context }) => {
    requireRoles('job_seeker')({ context })
    if (portalHome('seeker', context.viewer) === '/app') throw redirect({ to: '/app', replace: true })
  },
  loader: ({ context: { queryClient } }) => loadSeekerDashboard(queryClient),
  head: () => ({ meta: [{ title: 'Dashboard · Tandem' }] }),
  component: SeekerDashboard,
})
