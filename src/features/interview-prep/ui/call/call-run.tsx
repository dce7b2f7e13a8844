import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useSession } from '#features/accounts/ui/queries.ts'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import type { MockSession } from '../../mock-contract.ts'
import type { ScheduledInterview } from '../../schedule-contract.ts'
import { mockQuery } from '../mock/mock-queries.ts'
import { CallDone } from './call-done.tsx'
import { CallQuestion } from './call-question.tsx'
import type { CallChoices } from './lobby.tsx'
import type { Microphone } from './use-microphone.ts'

type Props = { interview: ScheduledInterview; sessionId: string; microphone: Microphone; choices: CallChoices }

/** The questions of a voice interview, one after the other. It uses the same steps as every mock interview. */
export function CallRun({ interview, sessionId, ...rest }: Props) {
  const query = useQuery(mockQuery(sessionId))
  return (
    <QueryBoundary
      query={query}
      skeleton={<SkeletonRows rows={5} lead="none" label="Loading your interview" />}
      errorText="Failed to load this interview"
    >
      {(session) =>
        session.completed ? (
          <CallDone interview={interview} sessionId={sessionId} />
        ) : (
          <Questions {...rest} interview={interview} session={session} fetchedAt={query.dataUpdatedAt} />
        )
      }
    </QueryBoundary>
  )
}

type QuestionsProps = Omit<Props, 'sessionId'> & { session: MockSession; fetchedAt: number }

function Questions({ session, ...rest }: QuestionsProps) {
  const userId = useSession().viewer?.userId ?? ''
  const [isTimeOver, setTimeOver] = useState(session.remainingSeconds === 0)
  const [isMuted, setMuted] = useState(false)
  const onUp = useCallback(() => setTimeOver(true), [])
  return (
    <CallQuestion
      key={session.index}
      {...rest}
      session={session}
      userId={userId}
      isTimeUp={isTimeOver}
      onUp={onUp}
      isMuted={isMuted}
      onMute={setMuted}
    />
  )
}
