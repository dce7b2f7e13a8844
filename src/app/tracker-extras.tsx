import type { ReactNode } from 'react'
import { OwnMessages } from '#features/conversations/ui/own-messages.tsx'

/** What the areas above applications show in the details of an own one, after where it stands. */
export const trackerExtras = (applicationId: string): ReactNode => <OwnMessages applicationId={applicationId} />
