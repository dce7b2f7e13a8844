import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import type { ScheduledInterview } from '../../schedule-contract.ts'
import { MissingInterview, MOCK_HOME } from '../mock/missing-interview.tsx'
import { scheduledQuery } from '../schedule/schedule-queries.ts'
import { CallDone } from './call-done.tsx'
import { CallRun } from './call-run.tsx'
import { type CallChoices, Lobby } from './lobby.tsx'
import { useMicrophone } from './use-microphone.ts'

/** An interview by voice (INTV-28): the lobby, the questions, the end. */
export function CallPage({ id }: { id: string }) {
  const query = useQuery(scheduledQuery(id))
  useOwnDocument()
  return (
    <QueryBoundary
      query={query}
      skeleton={<SkeletonRows rows={4} lead="none" label="Loading your interview" />}
      errorText="Failed to load this interview"
      missing={
        <>
          <PageHeader title="Interview call" />
          <MissingInterview>It was deleted or belongs to another account.</MissingInterview>
        </>
      }
    >
      {(interview) => <Call interview={interview} />}
    </QueryBoundary>
  )
}

function Call({ interview }: { interview: ScheduledInterview }) {
  const microphone = useMicrophone()
  const [choices, setChoices] = useState<CallChoices | null>(null)
  const { status, sessionId, isOver } = interview
  if (sessionId && isOver) return <CallDone interview={interview} sessionId={sessionId} />
  if (status !== 'scheduled') {
    return (
      <EmptyState title={endLabels[status]} action={<ButtonLink to={MOCK_HOME}>Mock interviews</ButtonLink>}>
        You can schedule another one anytime.
      </EmptyState>
    )
  }
  if (!choices || !sessionId) return <Lobby interview={interview} microphone={microphone} onIn={setChoices} />
  return <CallRun interview={interview} sessionId={sessionId} microphone={microphone} choices={choices} />
}

const endLabels = {
  completed: 'This interview is completed',
  cancelled: 'This interview was cancelled',
  no_show: 'This interview was missed',
} as const

/** Reloads the page after a client-side navigation, because only a document loaded at this address may use the microphone. */
function useOwnDocument(): void {
  useEffect(() => {
    const [loaded] = performance.getEntriesByType('navigation')
    if (loaded && new URL(loaded.name).pathname !== location.pathname) location.reload()
  }, [])
}
