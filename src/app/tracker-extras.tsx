import type { ReactNode } from 'react'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'

// loaded later, because they are shown in details that open over the list
const OwnMessages = lazyComponent(async () => (await import('#features/messages/ui/own-messages.tsx')).OwnMessages)
const OwnInterviews = lazyComponent(
  async () => (await import('#features/interviews/ui/own-interviews.tsx')).OwnInterviews,
)

/** What later areas show in the details of the seeker's own application, below its status. */
export const trackerExtras = (applicationId: string): ReactNode => (
  <>
    <OwnInterviews applicationId={applicationId} />
    <OwnMessages applicationId={applicationId} />
  </>
)
