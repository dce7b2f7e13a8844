import { GonePage } from '#ui/page/gone-page.tsx'
import { AppLink } from '#ui/primitives/app-link.tsx'
import type { GoneJobPage } from '../../page-contract.ts'
import { SimilarJobs } from './similar-jobs.tsx'

/** The page of a job that is no longer public, with similar jobs and other open jobs of the company. */
export const GoneJob = ({ page: { similar, company } }: { page: GoneJobPage }) => (
  <>
    <GonePage title="This job is no longer available.">
      The company closed or removed it. If you applied, your application is still in your tracker.
    </GonePage>
    <div className="pub">
      <SimilarJobs jobs={similar} title="Open jobs" />
      {company && company.jobs.length > 0 && (
        <SimilarJobs
          jobs={company.jobs}
          title={`More at ${company.name}`}
          all={{ to: `/companies/${company.slug}`, label: `All jobs at ${company.name}` }}
        />
      )}
      {company && company.jobs.length === 0 && (
        <p className="meta">
          <AppLink className="link" to={`/companies/${company.slug}`}>
            {company.name}
          </AppLink>{' '}
          has no other open jobs right now.
        </p>
      )}
    </div>
  </>
)
