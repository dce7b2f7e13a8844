import { employmentLabel, placeLabel } from '#features/job-postings/labels.ts'
import { postedAgeShort } from '#lib/dates.ts'
import { salaryFull } from '#lib/money.ts'
import { AppLink } from '#ui/primitives/app-link.tsx'
import { CompanyMark } from '#ui/primitives/avatar.tsx'
import type { JobCard } from '../../contract.ts'
import { closesSoon } from './closes-soon.ts'
import './public-jobs.css'

/** A job in a public list. With `isOwn` the list is on the company's page, so the row does not repeat the company. */
export function PublicJobRow({ job, now, isOwn = false }: { job: JobCard; now: Date; isOwn?: boolean }) {
  const closing = closesSoon(job, now)
  const Title = isOwn ? 'h3' : 'h2'
  return (
    <li className={isOwn ? 'jb-row jb-own' : 'jb-row'}>
      {!isOwn && <CompanyMark name={job.company.name} src={job.company.logoUrl} size="lg" />}
      <div className="jb-what">
        <Title>
          <AppLink to={`/jobs/${job.slug}`}>{job.title}</AppLink>
        </Title>
        <p>
          {!isOwn && `${job.company.name} · `}
          {placeLabel(job)}
        </p>
      </div>
      <span className="jb-pay num">{salaryFull(job)}</span>
      <span className="jb-type">
        {employmentLabel(job.employmentType)}
        {closing && <b className="strong">{closing}</b>}
      </span>
      <time className="meta jb-age" dateTime={job.postedAt.toISOString()}>
        {postedAgeShort(job.postedAt, now)}
      </time>
    </li>
  )
}
