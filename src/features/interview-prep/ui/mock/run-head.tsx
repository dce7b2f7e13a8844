import { counted } from '#lib/count-word.ts'
import { Button } from '#ui/primitives/button.tsx'
import type { MockSession } from '../../mock-contract.ts'
import { InterviewClock } from './interview-clock.tsx'
import { formatQuestionKinds } from './mock-labels.ts'
import '../mock-interview.css'

type Props = { session: MockSession; fetchedAt: number; onUp: () => void; onEnd: () => void }

/** The header of an open interview: role, remaining time, and a button to end early. */
export function RunHead({ session, fetchedAt, onUp, onEnd }: Props) {
  const { jobRole, companyName, remainingSeconds, setup, questions } = session
  return (
    <header className="mock-head">
      <div>
        <h1>
          {jobRole ?? session.sessionName}
          {jobRole && companyName && <span className="mock-soft"> at {companyName}</span>}
        </h1>
        <p className="meta">
          {counted(questions, 'question')}
          {session.jobId ? ' for this posting. ' : '. '}
          {formatQuestionKinds(setup)}
          {questions < setup.count && ` You asked for ${setup.count}, but there are no more of this type.`}
        </p>
      </div>
      <div className="row row-4">
        {remainingSeconds === null ? (
          <span className="meta">No time limit</span>
        ) : (
          <InterviewClock remainingSeconds={remainingSeconds} fetchedAt={fetchedAt} onUp={onUp} />
        )}
        <Button onClick={onEnd}>End early</Button>
      </div>
    </header>
  )
}
