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
  /** The uploaded resume to read; undefined if a file must be chosen first. */
  from: string | undefined
  onStored: (resumeId: string) => void
  onMade: (id: string) => Promise<void>
}

const BackToDocuments = () => (
  <ButtonLink to="/app/documents" icon={ArrowLeft}>
    Back to Documents
  </ButtonLink>
)

/** /app/documents/import: turns a file into a resume in the builder. The person reviews each field. */
export function ImportPage({ from, onStored, onMade }: Props) {
  return (
    <div className="stack stack-6">
      <PageHeader
        title="Import a resume"
        purpose={
          from
            ? "Review what we found and fix anything that's wrong, then create the resume. The original file doesn't change."
            : 'Upload a file. Review what we found, then keep editing in the builder.'
        }
        actions={<BackToDocuments />}
      />
      {from ? <Review from={from} onMade={onMade} /> : <ImportUpload onStored={onStored} />}
    </div>
  )
}

function Review({ from, onMade }: { from: string; onMade: Props['onMade'] }) {
  const draft = useQuery(importQuery(from))
  return (
    <QueryBoundary
      query={draft}
      skeleton={<Reading />}
      errorText="We couldn't read this file. Try again."
      missing={
        <EmptyState
          title="Resume not found"
          action={
            <ButtonLink to="/app/documents/import" variant="primary" icon={FileUp}>
              Choose a file
            </ButtonLink>
          }
        >
          It was deleted, or you don't have access to it.
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
