import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { longDay, timeAgoInside } from '#lib/dates.ts'
import { plainText } from '#lib/html-text.ts'
import { salaryFull } from '#lib/money.ts'
import type { Viewer } from '#lib/viewer.ts'
import { AppLink } from '#ui/primitives/app-link.tsx'
import { CompanyMark } from '#ui/primitives/avatar.tsx'
import { RichText } from '#ui/primitives/rich-text.tsx'
import type { JobDetail } from '../../contract.ts'
import type { OpenJobPage } from '../../page-contract.ts'
import { employmentLabel, placeLabel } from '../../rules.ts'
import { AboutCompany } from './about-company.tsx'
import { ApplyCard } from './apply-card.tsx'
import { FitCard } from './fit-card.tsx'
import { placeStep } from './job-place.ts'
import { SimilarJobs } from './similar-jobs.tsx'

type Props = {
  page: OpenJobPage
  viewer: Viewer | null
  trialDays: number
  /** What stands below the text: of an area above this one. */
  end?: ReactNode
}

/** One job for anybody (JOBS-22): masthead, facts, the posting as it was written, and the way to apply. */
export function JobPage({ page, viewer, trialDays, end }: Props) {
  const { job, company, similar } = page
  return (
    <div className="pub posting">
      <Crumbs job={job} />
      <Masthead job={job} now={new Date()} />
      <Facts job={job} />
      <div className="posting-cols">
        <article className="posting-text">
          <RichText html={job.description} />
          {plainText(job.requirements) !== '' && (
            <>
              <h2>Requirements</h2>
              <RichText html={job.requirements} />
            </>
          )}
          {end}
        </article>
        <aside className="posting-side" aria-label="Apply">
          <ApplyCard job={job} viewer={viewer} needsSubscription={page.needsSubscription} trialDays={trialDays} />
          <FitCard job={job} viewer={viewer} />
          <AboutCompany company={{ ...job.company, ...company }} promise={job.promise} />
        </aside>
      </div>
      <SimilarJobs jobs={similar} title="Close to this one" like={job.title} />
    </div>
  )
}

function Crumbs({ job }: { job: JobDetail }) {
  const place = placeStep(job)
  return (
    <nav className="crumbs" aria-label="Breadcrumb">
      <AppLink to="/jobs">Jobs</AppLink>
      <ChevronRight className="ic ic-sm" />
      <AppLink to={place.to}>{place.label}</AppLink>
      <ChevronRight className="ic ic-sm" />
      <b aria-current="page">{job.title}</b>
    </nav>
  )
}

function Masthead({ job, now }: { job: JobDetail; now: Date }) {
  return (
    <header className="posting-head">
      <CompanyMark name={job.company.name} src={job.company.logoUrl} size="xl" />
      <div>
        <p className="row wrap">
          <AppLink to={`/companies/${job.company.slug}`} className="strong posting-by">
            {job.company.name}
          </AppLink>
          <span className="meta">
            posted <time dateTime={job.postedAt.toISOString()}>{timeAgoInside(job.postedAt, now)}</time>
          </span>
        </p>
        <h1>{job.title}</h1>
      </div>
    </header>
  )
}

function Facts({ job }: { job: JobDetail }) {
  const { applicationDeadline, isClosed } = job
  return (
    <dl className="posting-facts">
      <div>
        <dt>Salary</dt>
        <dd className="num">{salaryFull(job.salaryMin, job.salaryMax)}</dd>
      </div>
      <div>
        <dt>Type</dt>
        <dd>{employmentLabel(job.employmentType)}</dd>
      </div>
      <div>
        <dt>Place</dt>
        <dd>{placeLabel(job)}</dd>
      </div>
      <div>
        <dt>{isClosed ? 'Closed' : 'Closes'}</dt>
        <dd>{applicationDeadline ? longDay(applicationDeadline) : 'No closing date'}</dd>
      </div>
    </dl>
  )
}
