import { Briefcase, Plus } from 'lucide-react'
import { postedAgeLabel } from '#lib/dates.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { AppLink } from '#ui/primitives/app-link.tsx'
import { ButtonLink, TextLink } from '#ui/primitives/button.tsx'
import type { CompanyDashboard } from '../../../company-dashboard-contract.ts'
import '../activity.css'

/** The five newest active jobs with their numbers of applications (CDASH-03). */
export function RecentJobs({ items }: { items: CompanyDashboard['recentJobs'] }) {
  const now = new Date()
  return (
    <section className="card" aria-labelledby="recent-jobs">
      <div className="card-head">
        <h2 id="recent-jobs">Recent Jobs</h2>
        <TextLink to="/app/company/jobs">All jobs</TextLink>
      </div>
      {items.length === 0 ? (
        <EmptyState
          title="No active jobs"
          bare
          action={
            <ButtonLink to="/app/company/jobs/create" icon={Plus}>
              Post New Job
            </ButtonLink>
          }
        >
          Jobs open to candidates are listed here.
        </EmptyState>
      ) : (
        <ul className="list activity">
          {items.map(({ id, title, applications, postedAt }) => (
            <li key={id}>
              <Briefcase className="ic" aria-hidden="true" />
              <div className="grow">
                <AppLink className="strong" to={`/app/company/jobs/${id}/edit`}>
                  {title}
                </AppLink>
                <div className="meta" suppressHydrationWarning>
                  Posted {postedAgeLabel(postedAt, now)}
                </div>
              </div>
              <AppLink className="meta when" to={`/app/company/applications?job=${id}`}>
                {applications === 1 ? '1 application' : `${applications.toLocaleString('en-US')} applications`}
              </AppLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
