import { useQuery } from '@tanstack/react-query'
import { DetailsPart } from '#features/job-tracker/ui/components/details-part.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { OwnInterview } from './components/own-interview.tsx'
import { ownInterviewsQuery } from './queries.ts'

/**
 * 'Interviews' in the details of the viewer's application: times to choose from, and the agreed one; nothing without
 * interviews.
 */
export function OwnInterviews({ applicationId }: { applicationId: string }) {
  const query = useQuery(ownInterviewsQuery(applicationId))
  if (query.data?.interviews.length === 0) return null
  return (
    <DetailsPart title="Interviews">
      <QueryBoundary
        query={query}
        skeleton={<SkeletonRows rows={1} lead="none" label="Loading interviews" />}
        errorText="Failed to load interviews"
      >
        {({ interviews, companyName }) => (
          <ul className="stack stack-6">
            {interviews.map((interview) => (
              <OwnInterview
                key={interview.id}
                applicationId={applicationId}
                interview={interview}
                companyName={companyName}
              />
            ))}
          </ul>
        )}
      </QueryBoundary>
    </DetailsPart>
  )
}
