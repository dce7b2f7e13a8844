import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { z } from 'zod'
import { ProfilePage } from '#features/profiles/ui/profile-page.tsx'
import { ownProfileQuery } from '#features/profiles/ui/queries.ts'
import { hasRole } from '#lib/viewer.ts'

export const Route = createFileRoute('/app/profile')({
  validateSearch: z.object({ tab: z.enum(['personal', 'professional']).optional().catch(undefined) }),
  loader: ({ context }) => context.queryClient.prefetchQuery(ownProfileQuery()),
  head: () => ({ meta: [{ title: 'Profile · Tandem' }] }),
  staticData: { crumb: 'Profile' },
  component: OwnProfile,
})

function OwnProfile() {
  const { tab = 'personal' } = Route.useSearch()
  const { viewer } = Route.useRouteContext()
  const navigate = useNavigate()
  return (
    <ProfilePage
      isSeeker={hasRole(viewer, 'job_seeker')}
      tab={tab}
      onTab={(next) => navigate({ to: '/app/profile', search: { tab: next }, replace: true })}
    />
  )
}
