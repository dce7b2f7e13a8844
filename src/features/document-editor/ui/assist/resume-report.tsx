import type { UseQueryResult } from '@tanstack/react-query'
import type { z } from 'zod'
import type { ScoredResume } from '#features/documents/score-contract.ts'
import { thingsToFix } from '#features/resume-review/score/score-resume.ts'
import { counted } from '#lib/count-word.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { Ring } from '#ui/primitives/score.tsx'
import { Loading, Skeleton } from '#ui/primitives/skeleton.tsx'
import { otherLanguage } from './score-panel.tsx'

type Props = {
  score: UseQueryResult<z.output<typeof ScoredResume>>
  isChosen: boolean
  /** True while the list of resumes is loading. */
  isAsking: boolean
}

const Waiting = () => (
  <Loading label="Reading your resume">
    <Skeleton shape="figure" />
  </Loading>
)

/** The score of the chosen resume, or the reason why there is none. */
export function ResumeReport({ score, isChosen, isAsking }: Props) {
  if (!isChosen) return isAsking ? <Waiting /> : <NoResume />
  return (
    <QueryBoundary query={score} skeleton={<Waiting />} errorText="Failed to fetch resume" missing={<NoResume />}>
      {({ id, title, report }) =>
        report ? (
          <div className="stack stack-3">
            <div className="row row-4">
              <Ring segments={report.parts.map(({ state }) => state)} value={report.score} what="Resume score" />
              <div>
                <p className="strong">{title}</p>
                <p className="meta">
                  {report.losses.length === 0
                    ? 'Nothing to fix'
                    : `${counted(thingsToFix(report).length, 'thing')} to fix`}
                </p>
              </div>
            </div>
            {!report.language && <p className="meta">{otherLanguage}</p>}
            <div>
              <ButtonLink size="sm" variant="primary" to={`/app/documents/resume/edit/${id}`}>
                Open in the builder
              </ButtonLink>
            </div>
          </div>
        ) : (
          <EmptyState bare title="Not scored">
            This resume is an uploaded file. Edit a copy in the builder to get a score.
          </EmptyState>
        )
      }
    </QueryBoundary>
  )
}

const NoResume = () => (
  <EmptyState
    bare
    title="No resume to score yet"
    action={
      <ButtonLink variant="primary" to="/app/documents/resume/new">
        Create a resume
      </ButtonLink>
    }
  >
    Create one to see its score for each criterion.
  </EmptyState>
)
