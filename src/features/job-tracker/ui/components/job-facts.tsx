import type { RowJob } from './job-labels.ts'
import { formatEmploymentType, formatJobPlace, formatPay } from './job-labels.ts'

/** Salary, type and location of a job, and further facts, between two lines. */
export function JobFacts({ job, more = [] }: { job: RowJob; more?: readonly (readonly [string, string])[] }) {
  const facts = [
    ['Salary', formatPay(job)] as const,
    ['Type', formatEmploymentType(job)] as const,
    ['Location', formatJobPlace(job)] as const,
    ...more,
  ].filter(([, value]) => value !== '')
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
