import { counted } from '#features/resume-review/score/findings.ts'
import type { ScoreReport } from '#features/resume-review/score/score-report.ts'
import { scoreWithout } from '#features/resume-review/score/score-resume.ts'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { Ring } from '#ui/primitives/score.tsx'
import './assist.css'

type Props = {
  totals: { totalResumes: number; averageScore: number | null }
  /** The default resume; its report is null where it was uploaded and not brought in. */
  resume: { id: string; title: string; report: ScoreReport | null } | null
}

/** 'AI Resume Scoring': total and average, the default resume's ring and what would raise it (AI-01, AI-02). */
export function ScoringCard({ totals, resume }: Props) {
  const report = resume?.report ?? null
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
          {resume && report && report.losses.length > 0 && (
            <ButtonLink size="sm" to={`/app/documents/resume/edit/${resume.id}`}>
              {report.losses.length === 1 ? 'Fix one thing' : `Fix ${report.losses.length} things`}
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
  const next = report.losses.slice(0, 3)
  const [first] = next
  if (!first) return 'Your default resume has every point there is.'
  const count = ['', 'One fix', 'Two fixes', 'Three fixes'][next.length]
  return (
    <>
      Your default resume. {count} would take it to {scoreWithout(report, next)}, the first:{' '}
      <b className="strong">{first.says}.</b>
    </>
  )
}

const Unscored = ({ hasResume }: { hasResume: boolean }) =>
  hasResume
    ? 'Your default resume is an uploaded file. Bring it into the builder and it is scored, with what to fix and where.'
    : 'Build a resume and it is scored as you write, with what to fix and where.'
