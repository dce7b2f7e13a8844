import { placeLabel } from '#features/job-postings/labels.ts'
import { salaryInThousands } from '#lib/money.ts'
import { CompanyMark } from '#ui/primitives/avatar.tsx'
import { type Met, Score } from '#ui/primitives/score.tsx'
import type { ApplyForm } from '../../contract.ts'

export type ShownMatch = { score: number | null; states: readonly Met[] }

/** The job, with its match if there is one (APPLY-10). */
export function ApplyHead({ job, match }: { job: ApplyForm['job']; match?: ShownMatch | null }) {
  return (
    <div className="flex flex-wrap items-center gap-3 pt-1 pb-5">
      <CompanyMark name={job.companyName} src={job.companyLogoUrl} />
      <div className="min-w-0 grow basis-60">
        <b className="block font-head text-xl font-semibold text-ink">{job.title}</b>
        <p className="meta">
          {job.companyName} · {placeLabel(job)} · <span className="num">{salaryInThousands(job)}</span>
        </p>
      </div>
      {match && match.states.length > 0 && (
        <span className="row">
          <Score segments={match.states} value={match.score} />
          {match.score !== null && <b className="strong num">{match.score}</b>}
        </span>
      )}
    </div>
  )
}
