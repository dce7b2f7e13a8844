import type { ReactNode } from 'react'
import { employmentLabel, modeBeside, particularsLabel, placeLabel } from '#features/job-postings/labels.ts'
import { timeAgoInside } from '#lib/dates.ts'
import { longDeadline } from '#lib/deadline.ts'
import { plainText } from '#lib/html-text.ts'
import { salaryFull } from '#lib/money.ts'
import type { Viewer } from '#lib/viewer.ts'
import { AppLink } from '#ui/primitives/app-link.tsx'
import { CompanyMark } from '#ui/primitives/avatar.tsx'
import { RichText } from '#ui/primitives/rich-text.tsx'
import type { JobDetail } from '../../contract.ts'
import { landingPath } from '../../landing-rules.ts'
import type { OpenJobPage } from '../../page-contract.ts'
import { AboutCompany } from './about-company.tsx'
import { ApplyCard } from './apply-card.tsx'
import { beginsWithLead } from './begins-with-lead.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { FitCard } from './fit-card.tsx'
import { jobSteps } from './job-steps.ts'
import { SimilarJobs } from './similar-jobs.tsx'
import './public-jobs.css'

type Props = {
  page: OpenJobPage
  viewer: Viewer | null
  trialDays: number
  /** Content below the text. A prop, because it belongs to an area that imports this one. */
  end?: ReactNode
}

/** The public page of a job (JOBS-22): header, facts, description, and the apply button. */
export function JobPage({ page, viewer, trialDays, end }: Props) {
  const { job, company, similar, role } = page
  return (
    <div className="pub posting">
      <Breadcrumbs steps={jobSteps(page)} />
      <Masthead job={job} now={new Date()} />
      <Facts page={page} />
      <MoreFacts job={job} />
      <div className="posting-cols">
        <article className="posting-text">
          {/* the headings of a description are a level below it */}
          <h2 className="vh">About the role</h2>
          <RichText html={job.description} className={beginsWithLead(job.description) ? 'has-lead' : undefined} />
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
      <SimilarJobs
        jobs={similar}
        title="Similar jobs"
        all={role ? { to: landingPath({ role }), label: `All ${role.label} jobs` } : undefined}
      />
    </div>
  )
}

/** Level, openings and who may apply, if they are stated. */
function MoreFacts({ job }: { job: JobDetail }) {
  const facts = [particularsLabel(job), job.openTo].filter(Boolean)
  return facts.length > 0 ? <p className="posting-open">{facts.join(' · ')}</p> : null
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
            posted <time dateTime={job.postedAt.toISOString()}>{timeAgoInside(job.postedAt, now, 'UTC')}</time>
          </span>
        </p>
        <h1>{job.title}</h1>
      </div>
    </header>
  )
}

/** Several locations are one below the other; the first one leads to the other jobs there. */
function Places({ job, place }: Pick<OpenJobPage, 'job' | 'place'>) {
  const isMany = job.moreLocations.length > 0
  const first = isMany ? job.location : placeLabel(job)
  const beside = isMany ? [...job.moreLocations, modeBeside(job)].filter(Boolean) : []
  return (
    <>
      <dd>{place ? <AppLink to={landingPath({ place })}>{first}</AppLink> : first}</dd>
      {beside.map((text) => (
        <dd key={text}>{text}</dd>
      ))}
    </>
  )
}

function Facts({ page: { job, place } }: { page: OpenJobPage }) {
  const { applicationDeadline, isClosed } = job
  return (
    <dl className="posting-facts">
      <div>
        <dt>Salary</dt>
        <dd className="num">{salaryFull(job)}</dd>
      </div>
      <div>
        <dt>Type</dt>
        <dd>{employmentLabel(job.employmentType)}</dd>
      </div>
      <div>
        <dt>Location</dt>
        <Places job={job} place={place} />
      </div>
      <div>
        <dt>{isClosed ? 'Closed' : 'Closes'}</dt>
        <dd>{applicationDeadline ? longDeadline(applicationDeadline, job.company.timeZone) : 'No closing date'}</dd>
      </div>
    </dl>
  )
}
