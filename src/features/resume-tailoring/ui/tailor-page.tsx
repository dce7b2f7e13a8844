import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { tailorErrors } from '../contract.ts'
import { tailoringQuery } from './queries.ts'
import { TailorForm } from './tailor-form.tsx'

type Props = {
  jobId: string
  resumeId: string | undefined
  onResume: (id: string) => void
  onMade: (id: string) => void
}

const codeOf = (error: unknown) => (error as { code?: unknown } | null)?.code

/** /app/documents/tailor: a copy of a resume for one posting, proposal by proposal; it is created only on request. */
export function TailorPage({ jobId, resumeId, onResume, onMade }: Props) {
  const tailoring = useQuery(tailoringQuery(jobId, resumeId))
  const job = tailoring.data?.job
  const back = job ? `/app/jobs?job=${job.slug}` : '/app/jobs'
  const refused = codeOf(tailoring.error)
  return (
    <>
      <PageHeader
        title="Tailor my resume"
        purpose={
          job
            ? `${job.title} at ${job.company}. We create a copy; your original doesn't change.`
            : "A copy for one posting; your original doesn't change."
        }
        actions={
          <ButtonLink to={back} icon={ArrowLeft}>
            Back to the job
          </ButtonLink>
        }
      />
      {refused === 'NO_RESUME' || refused === 'RESUME_NOT_WRITTEN' ? (
        <NothingToTailor text={tailorErrors[refused].message} />
      ) : (
        <QueryBoundary
          query={tailoring}
          skeleton={<SkeletonRows rows={6} lead="none" label="Comparing your resume with the posting" />}
          errorText="Failed to compare your resume with the posting"
          missing={
            <EmptyState title="This job or resume is no longer available">
              It was closed or deleted. Nothing was changed.
            </EmptyState>
          }
        >
          {(data) => (
            <TailorForm
              key={`${data.resume.id} ${data.resume.revision}`}
              tailoring={data}
              onResume={onResume}
              onMade={onMade}
              onChanged={() => void tailoring.refetch()}
            />
          )}
        </QueryBoundary>
      )}
    </>
  )
}

const NothingToTailor = ({ text }: { text: string }) => (
  <EmptyState
    title="No resume to tailor yet"
    action={
      <div className="row wrap center">
        <ButtonLink variant="primary" to="/app/documents/resume/new">
          Create a resume
        </ButtonLink>
        <ButtonLink to="/app/documents">Documents</ButtonLink>
      </div>
    }
  >
    {text}
  </EmptyState>
)
