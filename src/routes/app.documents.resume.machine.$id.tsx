import { createFileRoute } from '@tanstack/react-router'
import { firstData } from '#app/first-data.ts'
import { requireRoles } from '#app/guards.ts'
import { MachinePage } from '#features/document-editor/ui/machine/machine-page.tsx'
import { machineViewQuery } from '#features/document-editor/ui/machine/queries.ts'

export const Route = createFileRoute('/app/documents/resume/machine/$id')({
  beforeLoad: requireRoles('job_seeker'),
  loader: ({ context: { queryClient }, params: { id } }) => firstData(queryClient.prefetchQuery(machineViewQuery(id))),
  staticData: { breadcrumb: 'ATS check' },
  head: () => ({ meta: [{ title: 'ATS check · Tandem' }] }),
  component: () => <MachinePage id={Route.useParams().id} />,
})
