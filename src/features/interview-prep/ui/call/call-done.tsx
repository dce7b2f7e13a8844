import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api, client } from '#client/api.ts'
import { PageHeader } from '#ui/page/page-header.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { refreshQueries } from '#ui/refresh.ts'
import type { ScheduledInterview } from '../../schedule-contract.ts'
import { scheduledName } from '../schedule/scheduled-card.tsx'
import { QueuedRecordings } from './queued-recordings.tsx'
import { SessionRecordings } from './session-recordings.tsx'

/** The end of a voice interview: recordings that are being sent, stored recordings, and the link to the feedback. */
export function CallDone({ interview, sessionId }: { interview: ScheduledInterview; sessionId: string }) {
  const { id, status } = interview
  const queryClient = useQueryClient()
  useEffect(() => {
    if (status !== 'scheduled') return
    // the worker also completes it, in case this page is closed earlier
    void client.scheduledInterviews.complete({ id }).then(
      () => refreshQueries(queryClient, api.scheduledInterviews.list.key()),
      () => {},
    )
  }, [id, status, queryClient])
  return (
    <>
      <PageHeader
        title="Interview completed"
        purpose={`${scheduledName(interview)}. See scores and feedback in the summary.`}
        actions={
          <ButtonLink to={`/app/interview?tab=mock-interview&session=${sessionId}`} variant="primary">
            See your feedback
          </ButtonLink>
        }
      />
      <div className="stack stack-6">
        <QueuedRecordings scheduledId={id} />
        <SessionRecordings sessionId={sessionId} />
      </div>
    </>
  )
}
