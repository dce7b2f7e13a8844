import { createFileRoute } from '@tanstack/react-router'
import { firstData } from '#app/first-data.ts'
import { StaffCreatePage } from '#features/job-postings/ui/admin/staff-editor-page.tsx'
import { addressOfTab, CreateJobSearch } from '#features/job-postings/ui/editor-search.ts'
import type { EditorTab } from '#features/job-postings/ui/posting-editor-page.tsx'
import { prefetchEditor } from '#features/job-postings/ui/queries.ts'

export const Route = createFileRoute('/app/admin/jobs/create')({
  validateSearch: CreateJobSearch,
  loaderDeps: ({ search: { job, tab } }) => ({ job, tab }),
  loader: ({ context, deps: { job, tab } }) => job && firstData(prefetchEditor(context.queryClient, job, tab)),
  head: () => ({ meta: [{ title: 'Create Job · Tandem' }] }),
  staticData: { breadcrumb: 'Create Job' },
  component: Create,
})

function Create() {
  const { job, tab = 'basic' } = Route.useSearch()
  const navigate = Route.useNavigate()
  const show = (id: string | undefined, next: EditorTab) =>
    navigate({ search: { job: id, tab: addressOfTab(next) }, replace: true })
  return (
    <StaffCreatePage
      jobId={job ?? null}
      tab={tab}
      onTab={(next) => show(job, next)}
      onCreated={(id) => show(id, 'requirements')}
    />
  )
}
