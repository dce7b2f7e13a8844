import { difficultyLabels, questionTypeLabels } from '#features/question-bank/rules.ts'
import { SectionHead } from '#ui/page/section-head.tsx'
import { Ago } from '#ui/primitives/ago.tsx'
import { AppLink } from '#ui/primitives/app-link.tsx'
import type { InterviewOverview } from '../../overview-contract.ts'
import './interview-overview.css'

/** The five most recent answers (INTV-04). */
export function RecentPractice({ overview: { recentResponses: items } }: { overview: InterviewOverview }) {
  const now = new Date()
  return (
    <section aria-labelledby="recent-practice">
      <SectionHead id="recent-practice" title="Recent practice">
        <AppLink className="link" to="/app/interview?tab=questions">
          All questions
        </AppLink>
      </SectionHead>
      {items.length === 0 && <p className="meta">Your practice answers appear here.</p>}
      <ul className="list">
        {items.map(({ id, questionId, title, questionType, difficultyLevel, score, createdAt }) => (
          <li key={id}>
            <div className="grow">
              <AppLink className="prep-link" to={`/app/interview?tab=questions&question=${questionId}`}>
                <b>{title}</b>
              </AppLink>
              <p className="meta">
                {questionTypeLabels[questionType]}, {difficultyLabels[difficultyLevel].toLowerCase()} ·{' '}
                <Ago at={createdAt} now={now} />
              </p>
            </div>
            <ScoreCell score={score} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A score at the end of a line. */
export const ScoreCell = ({ score }: { score: number | null }) => (
  <span className="prep-score num">
    {score ?? '–'}
    <span className="vh">{score === null ? ' no score' : ' of 100'}</span>
  </span>
)
