import type { ScoreReport } from '#features/resume-review/score/score-report.ts'
import { scoreWithout, thingsToFix } from '#features/resume-review/score/score-resume.ts'
import { counted } from '#lib/count-word.ts'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { Ring } from '#ui/primitives/score.tsx'
import './assist.css'

type Props = {
  totals: { totalResumes: number; averageScore: number | null }
  /** The default resume; its report is null if it was uploaded and not imported. */
  resume: { id: string; title: string; report: ScoreReport | null } | null
}

/** 'AI Resume Scoring': total and average, the score of the default resume and how to raise it (AI-01, AI-02). */
export function ScoringCard({ totals, resume }: Props) {
  const report = resume?.report ?? null
  const things = report ? thingsToFix(report) : []
  return (
    <section className="scoring" aria-labelledby="scoring-title">
      <Ring
        segments={report?.parts.map(({ state }) => state) ?? []}
        value={report?.score ?? null}
        what="Resume score"
      />
      <div className="stack stack-2">
        <h2 id="scoring-title">AI Resume Scoring</h2>
        <p>{report ? <Advice report={report} /> : <Unscored hasResume={resume !== null} />}</p>
        <p className="meta num">
          {counted(totals.totalResumes, 'resume')}
          {totals.averageScore === null ? ', none scored yet' : ` · average score ${totals.averageScore}`}
        </p>
        <div className="row wrap">
          {resume && things.length > 0 && (
            <ButtonLink size="sm" to={`/app/documents/resume/edit/${resume.id}`}>
              {things.length === 1 ? 'Fix one thing' : `Fix ${things.length} things`}
            </ButtonLink>
          )}
          <ButtonLink size="sm" variant="ghost" to={`/app/documents/scoring${resume ? `?resume=${resume.id}` : ''}`}>
            Learn More
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}

function Advice({ report }: { report: ScoreReport }) {
  const next = thingsToFix(report).slice(0, 3)
  const [first] = next
  if (!first) return 'Your default resume scores 100.'
  const count = ['', 'one thing', '2 things', '3 things'][next.length]
  return (
    <>
      Your default resume. Fix {count} to reach {scoreWithout(report, next)}. Start here:{' '}
      <b className="strong">{first.says}.</b>
    </>
  )
}

const Unscored = ({ hasResume }: { hasResume: boolean }) =>
  hasResume
    ? 'Your default resume is an uploaded file. Edit a copy in the builder to see what to fix.'
    : 'Create a resume to see its score and what to fix as you write.'
