import type { ReactNode } from 'react'
import { OwnMessages } from '#features/conversations/ui/own-messages.tsx'
import { OwnMeetings } from '#features/meetings/ui/own-meetings.tsx'

/** What the areas above applications show in the details of an own one, after where it stands. */
export const trackerExtras = (applicationId: string): ReactNode => (
  <>
    <OwnMeetings applicationId={applicationId} />
    <OwnMessages applicationId={applicationId} />
  </>
)
