import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { firstData } from '#app/first-data.ts'
import { StaffEditPage } from '#features/job-postings/ui/admin/staff-editor-page.tsx'
import { addressOfTab, EditJobSearch } from '#features/job-postings/ui/editor-search.ts'
import { prefetchEditor } from '#features/job-postings/ui/queries.ts'

export const Route = createFileRoute('/app/admin/jobs/edit/$jobId')({
  validateSearch: EditJobSearch,
  loaderDeps: ({ search: { tab } }) => ({ tab }),
  loader: ({ context, params: { jobId }, deps: { tab } }) => firstData(prefetchEditor(context.queryClient, jobId, tab)),
  head: () => ({ meta: [{ title: 'Edit Job · Tandem' }] }),
  staticData: { breadcrumb: 'Edit Job' },
  component: Edit,
})

function Edit() {
  const { jobId } = Route.useParams()
  const { tab = 'basic' } = Route.useSearch()
  const navigate = useNavigate()
  const onTab = (next: 'basic' | 'requirements') =>
    navigate({
      to: '/app/admin/jobs/edit/$jobId',
      params: { jobId },
      search: { tab: addressOfTab(next) },
      replace: true,
    })
  return (
    <StaffEditPage jobId={jobId} tab={tab} onTab={onTab} onSaved={() => void navigate({ to: '/app/admin/jobs' })} />
  )
}
