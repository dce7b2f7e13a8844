import { Play } from 'lucide-react'
import { formatClock } from '#lib/dates.ts'
import { Button } from '#ui/primitives/button.tsx'
import type { MockSummary } from '../../mock-contract.ts'
import { useCall } from './use-call.ts'
import { useDeleteMock } from './use-delete-mock.ts'
import '../mock-interview.css'

type Props = { interview: MockSummary; userId: string; onResume: () => void }

/** An unfinished interview, to resume or discard. */
export function OpenInterview({ interview, userId, onResume }: Props) {
  const { sessionName, index, questions, remainingSeconds } = interview
  const remove = useDeleteMock(userId)
  const call = useCall(interview)
  return (
    <section className="card card-pad mock-open" aria-labelledby="mock-open">
      <div>
        <p className="kicker">In progress</p>
        <h2 id="mock-open">{sessionName}</h2>
        <p className="meta">
          Question {index + 1} of {questions} · {formatLeft(remainingSeconds)}
        </p>
      </div>
      <div className="row wrap">
        <Button variant="ghost" busy={remove.isBusy} onClick={() => void remove.discard(interview)}>
          Discard
        </Button>
        {call ? (
          // a full page load, because only that page may use the microphone
          <Button variant="primary" icon={Play} render={<a href={call} />}>
            Resume
          </Button>
        ) : (
          <Button variant="primary" icon={Play} onClick={onResume}>
            Resume
          </Button>
        )}
      </div>
    </section>
  )
}

function formatLeft(seconds: number | null): string {
  if (seconds === null) return 'No time limit'
  return seconds === 0
    ? 'Time is up'
    : `${formatClock(seconds)} left when you opened this page; the clock is still running`
}
