import { createFileRoute } from '@tanstack/react-router'
import { firstData } from '#app/first-data.ts'
import { requireRoles } from '#app/guards.ts'
import { CallPage } from '#features/interview-prep/ui/call/call-page.tsx'
import { scheduledQuery } from '#features/interview-prep/ui/schedule/schedule-queries.ts'

export const Route = createFileRoute('/app/interview_/call/$id')({
  staticData: { breadcrumb: 'Interview call' },
  beforeLoad: requireRoles('job_seeker'),
  loader: ({ context: { queryClient }, params: { id } }) => firstData(queryClient.prefetchQuery(scheduledQuery(id))),
  head: () => ({ meta: [{ title: 'Interview call · Tandem' }] }),
  component: Call,
})

function Call() {
  return <CallPage id={Route.useParams().id} />
}
