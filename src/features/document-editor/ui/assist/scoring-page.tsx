import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Check, CircleHelp, Minus } from 'lucide-react'
import { LossList } from '#features/documents/ui/components/loss-list.tsx'
import { ownResumesQuery, scoreQuery } from '#features/documents/ui/queries.ts'
import { type CriterionKey, rubric, rubricVersion } from '#features/resume-review/score/rubric.ts'
import type { Loss, ScoreReport } from '#features/resume-review/score/score-report.ts'
import { DetailLayout } from '#ui/page/detail-layout.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { ResumeReport } from './resume-report.tsx'

type Props = { resume: string | undefined; onResume: (id: string) => void }

/** /app/documents/scoring: every criterion of the rubric with its points, and the points of a chosen resume (AI-02). */
export function ScoringPage({ resume, onResume }: Props) {
  const own = useQuery(ownResumesQuery())
  const resumes = own.data ?? []
  const chosen = resume ?? (resumes.find(({ isDefault }) => isDefault) ?? resumes[0])?.id
  const score = useQuery({ ...scoreQuery(chosen ?? ''), enabled: chosen !== undefined })
  const report = chosen === undefined ? null : (score.data?.report ?? null)
  return (
    <>
      <PageHeader
        title="How scoring works"
        purpose="Twelve criteria that recruiters look for, worth 100 points in total. The same resume always gets the same score, and no AI model is involved."
        actions={
          <ButtonLink to="/app/documents" icon={ArrowLeft}>
            Back to Documents
          </ButtonLink>
        }
      />
      <DetailLayout
        sideLabel="Your resume"
        sideFirst
        side={
          <div className="stack stack-4">
            {resumes.length > 0 && (
              <Select
                aria-label="Resume"
                value={chosen ?? ''}
                onChange={(event) => onResume(event.target.value)}
                options={resumes.map(({ id, title }) => ({ value: id, label: title }))}
              />
            )}
            <ResumeReport score={score} isChosen={chosen !== undefined} isAsking={own.isPending} />
          </div>
        }
      >
        <Criteria report={report} />
        <p className="meta mt-6">
          Rubric version {rubricVersion}. The version changes whenever the rubric does. Openings and wording are checked
          only in English, German, French and Spanish. In other languages, the other criteria count for all 100 points.
        </p>
      </DetailLayout>
    </>
  )
}

const looks = { met: Check, partly: Minus, missing: Minus, unknown: CircleHelp } as const

const Criteria = ({ report }: { report: ScoreReport | null }) => (
  <ul className="why" aria-label="Criteria">
    {rubric.map(({ key, label, points, about }) => (
      <Criterion
        key={key}
        label={label}
        points={points}
        about={about}
        part={report?.parts.find((part) => part.key === key)}
        losses={report?.losses.filter(({ part }) => part === (key satisfies CriterionKey)) ?? []}
      />
    ))}
  </ul>
)

type CriterionProps = {
  label: string
  points: number
  about: string
  part: ScoreReport['parts'][number] | undefined
  losses: readonly Loss[]
}

function Criterion({ label, points, about, part, losses }: CriterionProps) {
  const state = part?.state ?? 'unknown'
  const Icon = looks[state]
  return (
    <li className={state}>
      <span className="g" aria-hidden="true">
        <Icon />
      </span>
      <div className="q">
        {label}
        <span className="num">
          {!part ? `${points} points` : state === 'unknown' ? 'Not counted' : `${part.points} of ${points}`}
        </span>
      </div>
      <div className="e stack stack-2">
        <p>{about}</p>
        {losses.length > 0 && <LossList losses={losses} />}
      </div>
    </li>
  )
}
