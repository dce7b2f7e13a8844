import { dayAndMonth, isoDay, longDay, postedAgeShort } from '#lib/dates.ts'
import { clockName } from '#lib/deadline.ts'
import { salaryFull } from '#lib/money.ts'
import type { Salary } from '#lib/pay/pay.ts'
import { RichText } from '#ui/primitives/rich-text.tsx'
import { employmentLabel, placesLabel } from '../../labels.ts'
import type { EmploymentType, WorkMode } from '../../rules.ts'
import './job-article.css'

type Facts = Salary & {
  employmentType: EmploymentType | null
  location: string | null
  moreLocations?: string[]
  remoteAllowed: boolean
  workMode?: WorkMode | null
  onSiteDays?: number | null
  applicationDeadline: string | null
  isClosed: boolean
  postedAt: Date
  /** Set if the time zone in which the deadline ends is known. */
  company?: { timeZone: string }
}

/** Pay, type, location and dates; also used in the company's preview. */
export function JobFacts({ job }: { job: Facts }) {
  const facts = [
    ['Salary', salaryFull(job)],
    ['Type', employmentLabel(job.employmentType)],
    ['Location', placesLabel(job)],
    closing(job, new Date()),
  ] as const
  return (
    <dl className="job-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="num" suppressHydrationWarning>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function closing(
  { applicationDeadline: day, isClosed, postedAt, company }: Facts,
  now: Date,
): [name: string, value: string] {
  if (!day) return ['Posted', postedAgeShort(postedAt, now)]
  const isThisYear = day.slice(0, 4) === isoDay(now).slice(0, 4)
  const date = isThisYear ? dayAndMonth(new Date(`${day}T00:00:00Z`), 'UTC') : longDay(day)
  return [isClosed ? 'Closed' : 'Closes', company ? `${date}, ${clockName(company.timeZone)}` : date]
}

/** A text of the company; the server sanitized it (PLAT-20). */
export function JobSection({ title, html }: { title: string; html: string }) {
  if (html === '') return null
  return (
    <section className="job-part stack stack-3">
      <h3>{title}</h3>
      <RichText html={html} />
    </section>
  )
}
