import { useQuery } from '@tanstack/react-query'
import { DetailsPart } from '#features/job-tracker/ui/components/details-part.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { OwnMeeting } from './components/own-meeting.tsx'
import { ownMeetingsQuery } from './queries.ts'

/** 'Interviews' in the details of an own application: times to choose from, and what was agreed; nothing while there are none. */
export function OwnMeetings({ applicationId }: { applicationId: string }) {
  const query = useQuery(ownMeetingsQuery(applicationId))
  if (query.data?.meetings.length === 0) return null
  return (
    <DetailsPart title="Interviews">
      <QueryBoundary
        query={query}
        skeleton={<SkeletonRows rows={1} lead="none" label="Loading interviews" />}
        errorText="Failed to load interviews"
      >
        {({ meetings, companyName }) => (
          <ul className="stack stack-6">
            {meetings.map((meeting) => (
              <OwnMeeting key={meeting.id} applicationId={applicationId} meeting={meeting} companyName={companyName} />
            ))}
          </ul>
        )}
      </QueryBoundary>
    </DetailsPart>
  )
}
