import { useQuery } from '@tanstack/react-query'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { CompanyMeeting } from './components/company-meeting.tsx'
import { meetingsQuery } from './queries.ts'

/** The interviews of an application, beside it: what was proposed, and the time that was agreed. */
export function CompanyMeetings({ applicationId }: { applicationId: string }) {
  const query = useQuery(meetingsQuery(applicationId))
  return (
    <section aria-label="Interviews">
      <h3>Interviews</h3>
      <QueryBoundary
        query={query}
        skeleton={<SkeletonRows rows={1} lead="none" label="Loading interviews" />}
        errorText="Failed to load interviews"
        isEmpty={({ meetings }) => meetings.length === 0}
        empty={<p className="meta">No times have been proposed yet.</p>}
      >
        {({ meetings, companyTimeZone, closedBecause }) => (
          <ul className="stack stack-4">
            {meetings.map((meeting) => (
              <CompanyMeeting
                key={meeting.id}
                applicationId={applicationId}
                meeting={meeting}
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
