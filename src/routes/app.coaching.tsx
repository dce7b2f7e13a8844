import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { firstData } from '#app/first-data.ts'
import { requireRoles } from '#app/guards.ts'
import { CoachingPage } from '#features/coach/ui/coaching-page.tsx'
import { CoachingSearch } from '#features/coach/ui/coaching-search.ts'
import { coachListQuery } from '#features/coach/ui/queries.ts'
import { ownConversationsQuery } from '#features/support/ui/queries.ts'

export const Route = createFileRoute('/app/coaching')({
  beforeLoad: requireRoles('job_seeker'),
  validateSearch: CoachingSearch,
  loader: ({ context: { queryClient } }) =>
    firstData(queryClient.prefetchQuery(coachListQuery()), queryClient.prefetchQuery(ownConversationsQuery())),
  head: () => ({ meta: [{ title: 'Coaching · Tandem' }] }),
  staticData: { breadcrumb: 'Coaching' },
  component: Coaching,
})

function Coaching() {
  const navigate = useNavigate()
  return (
    <CoachingPage
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ to: '/app/coaching', search, resetScroll: false })}
    />
  )
}
