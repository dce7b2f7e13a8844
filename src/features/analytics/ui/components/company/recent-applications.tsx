import { companyLabels } from '#features/applications/rules.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { Ago } from '#ui/primitives/ago.tsx'
import { AppLink } from '#ui/primitives/app-link.tsx'
import { Avatar } from '#ui/primitives/avatar.tsx'
import { TextLink } from '#ui/primitives/button.tsx'
import { StatusPill } from '#ui/primitives/status-pill.tsx'
import type { CompanyDashboard } from '../../../company-dashboard-contract.ts'
import '../activity.css'

/** The five latest applications to the company's jobs, each with a link to its review (CDASH-03). */
export function RecentApplications({ items }: { items: CompanyDashboard['recentApplications'] }) {
  const now = new Date()
  return (
    <section className="card" aria-labelledby="recent-applications">
      <div className="card-head">
        <h2 id="recent-applications">Recent Applications</h2>
        <TextLink to="/app/company/applications">All applications</TextLink>
      </div>
      {items.length === 0 ? (
        <EmptyState title="No applications yet" bare>
          Applications to your jobs appear here.
        </EmptyState>
      ) : (
        <ul className="list activity">
          {items.map(({ id, candidate, image, jobTitle, status, appliedAt }) => (
            <li key={id}>
              <Avatar name={candidate} src={image} size="sm" />
              <div className="grow">
                <AppLink className="strong" to={`/app/company/applications?application=${id}`}>
                  {candidate}
                </AppLink>
                <div className="meta">{jobTitle}</div>
              </div>
              <StatusPill status={status} label={companyLabels[status]} />
              <Ago className="meta when" at={appliedAt} now={now} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
