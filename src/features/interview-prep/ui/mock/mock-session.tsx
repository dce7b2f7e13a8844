import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { useSession } from '#features/accounts/ui/queries.ts'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { TextLink } from '#ui/primitives/button.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import type { MockSession } from '../../mock-contract.ts'
import { MissingInterview, MOCK_HOME } from './missing-interview.tsx'
import { mockQuery } from './mock-queries.ts'
import { MockRun } from './mock-run.tsx'
import { MockSummary } from './mock-summary.tsx'
import { UnsentAnswer, type UnsentText } from './unsent-answer.tsx'
import { useCall } from './use-call.ts'
import { useDeleteMock } from './use-delete-mock.ts'
import '../mock-interview.css'

/** One mock interview, open or completed. */
export function MockSessionView({ id, onHome }: { id: string; onHome: () => void }) {
  const query = useQuery(mockQuery(id))
  const userId = useSession().viewer?.userId ?? ''
  const [left, setLeft] = useState<UnsentText | null>(null)
  const { remove, isBusy } = useDeleteMock(userId)
  return (
    <QueryBoundary
      query={query}
      skeleton={<SkeletonRows rows={5} lead="none" label="Loading your interview" />}
      errorText="Failed to load this interview"
      missing={<MissingInterview>It was deleted or discarded.</MissingInterview>}
    >
      {(session) =>
        session.completed ? (
          <>
            <TextLink to={MOCK_HOME} className="row mock-back">
              <ArrowLeft className="ic ic-sm" />
              Mock interviews
            </TextLink>
            {left && <UnsentAnswer {...left} />}
            <MockSummary
              session={session}
              onRestart={onHome}
              onDelete={async () => (await remove(session)) && onHome()}
              isDeleting={isBusy}
            />
          </>
        ) : (
          <>
            <SpokenNote {...session} />
            <MockRun
              session={session}
              fetchedAt={query.dataUpdatedAt}
              userId={userId}
              unsent={left}
              onUnsent={setLeft}
            />
          </>
        )
      }
    </QueryBoundary>
  )
}

/** A note on a voice interview: the user can type the answers here, or continue by voice on another page. */
function SpokenNote(session: Pick<MockSession, 'id' | 'mode'>) {
  const call = useCall(session)
  if (!call) return null
  return (
    <Notice title="This is an audio interview.">
      Type here, or <a href={call}>answer by voice</a>.
    </Notice>
  )
}
