import { RotateCcw, Trash2 } from 'lucide-react'
import { longDateTime } from '#lib/dates.ts'
import { PageHeader } from '#ui/page/page-header.tsx'
import { SectionHead } from '#ui/page/section-head.tsx'
import { type Stat, StatCards } from '#ui/page/stat-cards.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Day } from '#ui/primitives/day.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import type { MockSession } from '../../mock-contract.ts'
import { SessionRecordings } from '../call/session-recordings.tsx'
import { formatQuestionKinds, formatTime } from './mock-labels.ts'
import { PracticeNext } from './practice-next.tsx'
import { SummaryAnswer } from './summary-answer.tsx'
import '../mock-interview.css'

type Props = { session: MockSession; onRestart: () => void; onDelete: () => void; isDeleting: boolean }

const endingWords = {
  finished: 'You completed every question.',
  early: 'You ended this interview early.',
  time: 'Time ran out before the last question.',
} as const

/** A completed mock interview (INTV-12): its score, the answers with feedback, and what to practice next. */
export function MockSummary({ session, onRestart, onDelete, isDeleting }: Props) {
  const { sessionName, ending, setup, completedAt, steps } = session
  const placed = steps.map((step, at) => ({ step, place: at + 1 }))
  const firstAnswered = placed.find(({ step }) => step.outcome === 'answered')?.place
  return (
    <div className="stack stack-8">
      <div>
        <PageHeader
          title={sessionName}
          purpose={`${endingWords[ending ?? 'finished']} ${formatQuestionKinds(setup)}`}
          actions={
            <>
              <Button variant="ghost" icon={Trash2} busy={isDeleting} onClick={onDelete}>
                Delete
              </Button>
              <Button variant="primary" icon={RotateCcw} onClick={onRestart}>
                Restart
              </Button>
            </>
          }
        />
        {steps.some(({ isLate }) => isLate) && (
          <Notice tone="info">
            You submitted your last answer after time ran out. It counts, but is marked as late.
          </Notice>
        )}
      </div>
      <StatCards stats={statsOf(session)} label="Interview stats" />
      <PracticeNext steps={steps} />
      {session.mode === 'audio' && <SessionRecordings sessionId={session.id} />}
      <section aria-labelledby="mock-answers">
        <SectionHead id="mock-answers" title="Your answers">
          {completedAt && <Day at={completedAt} as={longDateTime} />}
        </SectionHead>
        <ol className="mock-answers">
          {placed.map(({ step, place }) => (
            <SummaryAnswer key={place} step={step} place={place} isOpen={place === firstAnswered} />
          ))}
        </ol>
      </section>
    </div>
  )
}

function statsOf({
  averageScore,
  questions,
  questionsAnswered,
  questionsSkipped,
  spentSeconds,
  setup,
}: MockSession): Stat[] {
  const open = questions - questionsAnswered - questionsSkipped
  return [
    {
      label: 'Average Score',
      value: averageScore ?? '–',
      note: averageScore === null ? 'no answers' : 'of 100',
    },
    {
      label: 'Answered',
      value: `${questionsAnswered} of ${questions}`,
      ...(open > 0 && { note: `${open} not reached` }),
    },
    { label: 'Skipped', value: questionsSkipped },
    {
      label: 'Time',
      value: formatTime(spentSeconds),
      note: setup.timeLimit === null ? 'no limit' : `of ${setup.timeLimit} min`,
    },
  ]
}
