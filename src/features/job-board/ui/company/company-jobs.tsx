import { EmptyState } from '#ui/page/empty-state.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
import type { OpenCompanyPage } from '../../company-page-contract.ts'
import { NumberedPages } from '../public/numbered-pages.tsx'
import { PublicJobRow } from '../public/public-job-row.tsx'
import { jobsLabel } from './jobs-label.ts'
import '../public/public-jobs.css'

type Props = Pick<OpenCompanyPage, 'company' | 'jobs'> & { now: Date }

/** One page of the company's open jobs, newest first. */
export function CompanyJobs({ company, jobs, now }: Props) {
  const { items, total, page, pageSize } = jobs
  return (
    <section className="jb-results" id="jobs" aria-labelledby="open-jobs">
      <h2 id="open-jobs">{total === 0 ? 'Open jobs' : jobsLabel(total)}</h2>
      {items.length === 0 ? (
        <EmptyState title="No open jobs" level={3} bare action={<ButtonLink to="/jobs">See all open jobs</ButtonLink>}>
          {company.name} isn't hiring here right now.
        </EmptyState>
      ) : (
        <ul className="jb-list">
          {items.map((job) => (
            <PublicJobRow key={job.id} job={job} now={now} isOwn />
          ))}
        </ul>
      )}
      <NumberedPages path={`/companies/${company.slug}`} {...{ page, pageSize, total }} hash="jobs" />
    </section>
  )
}
