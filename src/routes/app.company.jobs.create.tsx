import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { firstData } from '#app/first-data.ts'
import { addressOfTab, CreateJobSearch } from '#features/job-postings/ui/editor-search.ts'
import { type EditorTab, PostJobPage } from '#features/job-postings/ui/posting-editor-page.tsx'
import { prefetchEditor } from '#features/job-postings/ui/queries.ts'

export const Route = createFileRoute('/app/company/jobs/create')({
  validateSearch: CreateJobSearch,
  loaderDeps: ({ search: { job, tab } }) => ({ job, tab }),
  loader: ({ context, deps: { job, tab } }) => job && firstData(prefetchEditor(context.queryClient, job, tab)),
  head: () => ({ meta: [{ title: 'Post New Job · Tandem' }] }),
  staticData: { breadcrumb: 'Post New Job' },
  component: Create,
})

function Create() {
  const { job, tab = 'basic' } = Route.useSearch()
  const navigate = useNavigate()
  const show = (id: string | undefined, next: EditorTab) =>
    navigate({
      to: '/app/company/jobs/create',
      search: { job: id, tab: addressOfTab(next) },
      replace: true,
    })
  return (
    <PostJobPage
      jobId={job ?? null}
      tab={tab}
      onTab={(next) => show(job, next)}
      onCreated={(id) => show(id, 'requirements')}
    />
  )
}
