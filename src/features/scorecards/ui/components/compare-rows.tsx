import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatAnswer } from '#features/applications/answer-labels.ts'
import type { ReviewDetails } from '#features/hiring-pipeline/contract.ts'
import type { Evaluation } from '../../contract.ts'
import { recommendationLabels, recommendations } from '../../rules.ts'
import { ScoreSegments } from './score-segments.tsx'

export type Candidate = { application: ReviewDetails; notes: number | null; evaluation: Evaluation | null }
/** A row of the table: its heading, and a cell per candidate. */
export type CompareRow = { id: string; head: ReactNode; cell: (candidate: Candidate) => ReactNode }

/**
 * A row per attribute in any of the scorecards, then the recommendations; hidden until the viewer's own scores are
 * submitted.
 */
export function scoreRows(candidates: Candidate[]): CompareRow[] {
  const attributes = new Map(
    candidates.flatMap(({ evaluation }) => evaluation?.attributes ?? []).map((attribute) => [attribute.id, attribute]),
  )
  const rows = [...attributes.values()].map(
    ({ id, name }): CompareRow => ({
      id,
      head: name,
      cell: ({ evaluation }) =>
        evaluation?.results ? (
          <ScoreSegments
            average={evaluation.results.averages.find(({ attributeId }) => attributeId === id)?.average ?? null}
            name={name}
          />
        ) : (
          <Hidden evaluation={evaluation} />
        ),
    }),
  )
  if (rows.length === 0) return []
  const recommended: CompareRow = {
    id: 'recommended',
    head: 'Recommended',
    cell: ({ evaluation }) => (evaluation ? <Recommended evaluation={evaluation} /> : <Hidden evaluation={null} />),
  }
  return [...rows, recommended]
}

function Hidden({ evaluation }: { evaluation: Evaluation | null }) {
  if (evaluation === null) return <span className="meta">Hidden: your own application</span>
  if (evaluation.progress.scored === 0) return <span className="meta">Not scored yet</span>
  return (
    <span className="meta with-icon">
      <Lock className="ic ic-sm" /> Visible after you submit yours
    </span>
  )
}

function Recommended({ evaluation: { progress, results } }: { evaluation: Evaluation }) {
  const counts = recommendations
    .map((value) => ({ value, count: results?.cards.filter((card) => card.recommendation === value).length ?? 0 }))
    .filter(({ count }) => count > 0)
  return (
    <>
      {counts.length > 0 && (
        <p>{counts.map(({ value, count }) => `${recommendationLabels[value]} ${count}`).join(', ')}</p>
      )}
      <p className="meta">
        {progress.scored} of {progress.people} people scored
      </p>
    </>
  )
}

export const notesRow: CompareRow = {
  id: 'notes',
  head: 'Notes',
  cell: ({ notes }) => (notes === null ? <span className="meta">Hidden</span> : `${notes}`),
}

/** A row per question, in the form's order; candidates who were not asked it have no answer. */
export function answerRows(candidates: Candidate[]): CompareRow[] {
  const questions = new Map(
    candidates.flatMap(({ application }) => application.answers).map((answer) => [answer.requirementId, answer]),
  )
  const rows = [...questions.values()].map(
    ({ requirementId, label, questionType, isPrivate }): CompareRow => ({
      id: requirementId,
      head: (
        <>
          {label}
          {isPrivate && (
            <span className="meta with-icon">
              <Lock className="ic ic-sm" /> Private, admins only
            </span>
          )}
        </>
      ),
      cell: ({ application: { answers } }) => {
        const text = answers.find((one) => one.requirementId === requirementId)?.text
        return text ? (
          <span className="whitespace-pre-line">{formatAnswer(questionType, text)}</span>
        ) : (
          <span className="meta">No answer</span>
        )
      },
    }),
  )
  const isAnyHidden = candidates.some(({ application }) => application.hiddenAnswers > 0)
  const hidden: CompareRow = {
    id: 'hidden',
    head: 'Private answers',
    cell: ({ application: { hiddenAnswers } }) => (
      <span className="meta">{hiddenAnswers > 0 ? `${hiddenAnswers}, for admins only` : 'None'}</span>
    ),
  }
  return isAnyHidden ? [...rows, hidden] : rows
}
