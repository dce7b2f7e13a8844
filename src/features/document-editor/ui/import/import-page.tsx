import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, FileUp } from 'lucide-react'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { Skeleton, SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { ImportUpload } from './import-upload.tsx'
import { importQuery } from './queries.ts'
import { ReviewForm } from './review-form.tsx'
import './import.css'

type Props = {
  /** The uploaded resume to read; none yet: a file is chosen first. */
  from: string | undefined
  onKept: (resumeId: string) => void
  onMade: (id: string) => Promise<void>
}

const BackToDocuments = () => (
  <ButtonLink to="/app/documents" icon={ArrowLeft}>
    Back to Documents
  </ButtonLink>
)

/** /app/documents/import: a file of any program becomes a resume in the builder, checked field by field on the way. */
export function ImportPage({ from, onKept, onMade }: Props) {
  return (
    <div className="stack stack-6">
      <PageHeader
        title="Bring in a resume"
        purpose={
          from
            ? 'Check what we read, correct or remove what is wrong, then create the resume. The original stays as it is.'
            : 'From a file that you have: we read it, you check it, and it goes on in the builder.'
        }
        actions={<BackToDocuments />}
      />
      {from ? <Review from={from} onMade={onMade} /> : <ImportUpload onKept={onKept} />}
    </div>
  )
}

function Review({ from, onMade }: { from: string; onMade: Props['onMade'] }) {
  const draft = useQuery(importQuery(from))
  return (
    <QueryBoundary
      query={draft}
      skeleton={<Reading />}
      errorText="We could not read this file. Please try again."
      missing={
        <EmptyState
          title="Resume not found"
          action={
            <ButtonLink to="/app/documents/import" variant="primary" icon={FileUp}>
              Choose a file
            </ButtonLink>
          }
        >
          It was deleted, or it belongs to somebody else.
        </EmptyState>
      }
    >
      {(data) => <ReviewForm key={data.resumeId} draft={data} onMade={onMade} />}
    </QueryBoundary>
  )
}

function Reading() {
  return (
    <div className="im-two">
      <SkeletonRows rows={8} lead="none" label="Reading your resume" />
      <Skeleton shape="block" />
    </div>
  )
}
