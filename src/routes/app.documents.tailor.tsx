import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router'
import { firstData } from '#app/first-data.ts'
import { requireRoles } from '#app/guards.ts'
import { tailoringQuery } from '#features/resume-tailoring/ui/queries.ts'
import { TailorPage } from '#features/resume-tailoring/ui/tailor-page.tsx'
import { id, readAddress } from '#lib/read-address.ts'

export const Route = createFileRoute('/app/documents/tailor')({
  staticData: { breadcrumb: 'Tailor' },
  beforeLoad: requireRoles('job_seeker'),
  validateSearch: readAddress({ job: id, resume: id }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { job, resume } }) => {
    // a document is tailored to a job, so let the user choose one first
    if (!job) throw redirect({ to: '/app/jobs' })
    return firstData(queryClient.prefetchQuery(tailoringQuery(job, resume)))
  },
  head: () => ({ meta: [{ title: 'Tailor my resume · Tandem' }] }),
  component: Tailor,
})

function Tailor() {
  const { job = '', resume } = Route.useSearch()
  const navigate = useNavigate()
  return (
    <TailorPage
      jobId={job}
      resumeId={resume}
      onResume={(id) => void navigate({ to: '/app/documents/tailor', search: { job, resume: id }, replace: true })}
      onMade={(id) => {
        const builder: string = `/app/documents/resume/edit/${id}`
        void navigate({ to: builder })
      }}
    />
  )
}
