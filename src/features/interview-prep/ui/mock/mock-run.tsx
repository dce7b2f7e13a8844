import { useCallback, useRef, useState } from 'react'
import type { MockSession } from '../../mock-contract.ts'
import { OpenQuestion } from './open-question.tsx'
import { RunHead } from './run-head.tsx'
import { SessionProgress } from './session-progress.tsx'
import { UnsentAnswer, type UnsentText } from './unsent-answer.tsx'

type Props = {
  session: MockSession
  fetchedAt: number
  userId: string
  unsent: UnsentText | null
  onUnsent: (unsent: UnsentText) => void
}

/** An open mock interview (INTV-12): the current question, the clock, and earlier answers. */
export function MockRun({ session, fetchedAt, userId, unsent, onUnsent }: Props) {
  const [isTimeOver, setTimeOver] = useState(session.remainingSeconds === 0)
  const onUp = useCallback(() => setTimeOver(true), [])
  const first = useRef(session.index)
  return (
    <OpenQuestion
      key={session.index}
      session={session}
      userId={userId}
      isTimeUp={isTimeOver}
      takesFocus={session.index !== first.current}
      onLeft={onUnsent}
      head={(onEnd) => (
        <>
          <RunHead session={session} fetchedAt={fetchedAt} onUp={onUp} onEnd={onEnd} />
          <SessionProgress session={session} />
          {unsent && <UnsentAnswer {...unsent} />}
        </>
      )}
    />
  )
}
