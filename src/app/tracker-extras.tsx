import type { ReactNode } from 'react'
import { loadLater } from '#ui/shell/load-later.tsx'

// they are shown in details that open over the list
const OwnMessages = loadLater(async () => (await import('#features/messages/ui/own-messages.tsx')).OwnMessages)
const OwnInterviews = loadLater(async () => (await import('#features/interviews/ui/own-interviews.tsx')).OwnInterviews)

/** What the areas above applications show in the details of an own application, after its status. */
export const trackerExtras = (applicationId: string): ReactNode => (
  <>
    <OwnInterviews applicationId={applicationId} />
    <OwnMessages applicationId={applicationId} />
  </>
)
