import { useQuery } from '@tanstack/react-query'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { CompanyInterview } from './components/company-interview.tsx'
import { interviewsQuery } from './queries.ts'

/** The interviews of an application, next to it: proposed times, and the agreed one. */
export function CompanyInterviews({ applicationId }: { applicationId: string }) {
  const query = useQuery(interviewsQuery(applicationId))
  return (
    <section aria-label="Interviews">
      <h3>Interviews</h3>
      <QueryBoundary
        query={query}
        skeleton={<SkeletonRows rows={1} lead="none" label="Loading interviews" />}
        errorText="Failed to load interviews"
        isEmpty={({ interviews }) => interviews.length === 0}
        empty={<p className="meta">No times have been proposed yet.</p>}
      >
        {({ interviews, companyTimeZone, closedBecause }) => (
          <ul className="stack stack-4">
            {interviews.map((interview) => (
              <CompanyInterview
                key={interview.id}
                applicationId={applicationId}
                interview={interview}
                timeZone={companyTimeZone}
                canChange={closedBecause === null}
              />
            ))}
          </ul>
        )}
      </QueryBoundary>
    </section>
  )
}
