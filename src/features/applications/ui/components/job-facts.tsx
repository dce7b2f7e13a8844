import type { EmploymentType } from '#features/jobs/posting-rules.ts'
import { employmentLabel, placeLabel } from '#features/jobs/rules.ts'
import { salaryFull } from '#lib/money.ts'
import type { RowJob } from './tracked-row.tsx'

/** Salary, type and place of a job, and what else there is to say, between two lines. */
export function JobFacts({ job, more = [] }: { job: RowJob; more?: readonly (readonly [string, string])[] }) {
  const facts = [
    ['Salary', salaryFull(job.salaryMin, job.salaryMax)],
    ['Type', employmentLabel(job.employmentType as EmploymentType)],
    ['Place', placeLabel(job)],
    ...more,
  ] as const
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-6 gap-y-3 border-y border-line py-3">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="meta">{name}</dt>
          <dd className="strong num">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
