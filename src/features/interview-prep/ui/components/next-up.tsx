import { CalendarPlus } from 'lucide-react'
import { stageNames } from '#features/interview-logs/rules.ts'
import { Button, ButtonLink } from '#ui/primitives/button.tsx'
import { Steps } from '#ui/primitives/progress.tsx'
import type { NextInterview } from '../../overview-contract.ts'
import { InterviewTime } from './interview-time.tsx'
import '../overview/interview-overview.css'

/** The next interview, real or scheduled: title, time, practiced questions, and links. */
export function NextUp({ next }: { next: NextInterview }) {
  const { practised } = 'practised' in next ? next : { practised: null }
  return (
    <section className="next-up" aria-labelledby="next-up">
      <h2 className="kicker" id="next-up">
        Next up
      </h2>
      <h3>{titleOf(next)}</h3>
      <p className="meta">
        <InterviewTime at={next.at} />
        {next.jobRole && ` · ${next.jobRole}`}
      </p>
      {practised && (
        <div className="next-up-done">
          <div className="row between">
            <span>Practiced</span>
            <b className="num">
              {practised.done} of {practised.total}
            </b>
          </div>
          <Steps {...practised} label={`${practised.done} of ${practised.total} questions practiced`} />
        </div>
      )}
      <div className="row wrap">
        <ButtonLink to={interviewPath(next)} variant="primary">
          {actionOf(next)}
        </ButtonLink>
        <Button icon={CalendarPlus} onClick={() => location.assign(calendarOf(next))}>
          Calendar
        </Button>
      </div>
    </section>
  )
}

function titleOf(next: NextInterview): string {
  const kind = next.kind === 'real' ? `${stageNames[next.stage]} interview` : 'Audio interview'
  if (next.companyName) return `${kind} ${next.kind === 'real' ? 'with' : 'for'} ${next.companyName}`
  return kind
}

const calendarOf = ({ kind, id }: NextInterview) =>
  kind === 'real' ? `/api/interview-logs/${id}.ics` : `/api/interviews/${id}.ics`

function interviewPath(next: NextInterview): string {
  if (next.kind === 'scheduled') return '/app/interview?tab=mock-interview'
  return next.jobId ? `/app/interview?tab=questions&job=${next.jobId}` : '/app/interview?tab=questions'
}

function actionOf(next: NextInterview): string {
  if (next.kind === 'scheduled') return 'Open interview'
  const unpracticed = next.practised ? next.practised.total - next.practised.done : 0
  if (!next.practised || next.practised.done === 0 || unpracticed === 0) return 'Practice now'
  return unpracticed === 1 ? 'Practice the last one' : `Practice the other ${unpracticed}`
}
