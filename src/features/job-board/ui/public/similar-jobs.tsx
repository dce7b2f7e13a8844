import { employmentLabel, placeLabel } from '#features/job-postings/labels.ts'
import { salaryFull } from '#lib/money.ts'
import { AppLink } from '#ui/primitives/app-link.tsx'
import { CompanyMark } from '#ui/primitives/avatar.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import { TextLink } from '#ui/primitives/button.tsx'
import type { JobCard } from '../../contract.ts'
import '../components/job-card.css'
import './public-jobs.css'

const allJobs = { to: '/jobs', label: 'All jobs' }

type Props = { jobs: JobCard[]; title: string; all?: { to: string; label: string } | undefined }

/** A section of related jobs with a link to `all` such jobs. Not shown without jobs. */
export function SimilarJobs({ jobs, title, all = allJobs }: Props) {
  if (jobs.length === 0) return null
  return (
    <section className="posting-more">
      <div className="sec-head">
        <h2>{title}</h2>
        <TextLink to={all.to}>{all.label}</TextLink>
      </div>
      <ul>
        {jobs.map((job) => (
          <li key={job.id} className="job-card">
            <div className="row between">
              <CompanyMark name={job.company.name} src={job.company.logoUrl} />
              <Badge>{employmentLabel(job.employmentType)}</Badge>
            </div>
            <h3>
              <AppLink to={`/jobs/${job.slug}`}>{job.title}</AppLink>
            </h3>
            <p className="meta">
              {job.company.name} · {placeLabel(job)}
            </p>
            <p className="row between job-card-foot">
              <b className="num strong">{salaryFull(job)}</b>
              <span className="link" aria-hidden="true">
                View job
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
