import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { RepliesDue } from '#features/hiring-pipeline/ui/components/replies-due.tsx'
import { counted } from '#lib/count-word.ts'
import { DetailLayout } from '#ui/page/detail-layout.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { type Stat, StatCards, StatCardsSkeleton } from '#ui/page/stat-cards.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import type { CompanyDashboard } from '../company-dashboard-contract.ts'
import { CompanyCard } from './components/company/company-card.tsx'
import { RecentApplications } from './components/company/recent-applications.tsx'
import { RecentJobs } from './components/company/recent-jobs.tsx'
import { companyDashboardQuery } from './queries.ts'

/** /app/company: the state of hiring, and the latest jobs and applications (CDASH-01 to CDASH-06). */
export function CompanyDashboardPage() {
  const query = useQuery(companyDashboardQuery())
  return (
    <>
      <PageHeader
        title="Company Dashboard"
        purpose={query.data ? purposeOf(query.data) : 'Your hiring at a glance.'}
        actions={
          <ButtonLink to="/app/company/jobs/create" variant="primary" icon={Plus}>
            Post New Job
          </ButtonLink>
        }
      />
      <QueryBoundary
        query={query}
        skeleton={
          <>
            <StatCardsSkeleton count={4} />
            <div className="mt-8">
              <SkeletonRows rows={5} lead="avatar" label="Loading the dashboard" />
            </div>
          </>
        }
        errorText="Failed to load dashboard data. Please try again later."
      >
        {(dashboard) => (
          <>
            <StatCards stats={statsOf(dashboard)} />
            <div className="mt-8">
              <DetailLayout side={<CompanyCard dashboard={dashboard} />} sideLabel="Your company">
                <RepliesDue />
                <RecentApplications items={dashboard.recentApplications} />
                <RecentJobs items={dashboard.recentJobs} />
              </DetailLayout>
            </div>
          </>
        )}
      </QueryBoundary>
    </>
  )
}

const purposeOf = ({ newApplications }: CompanyDashboard): string =>
  newApplications === 0 ? "You've reviewed all applications." : `${counted(newApplications, 'application')} to review.`

const statsOf = (dashboard: CompanyDashboard): Stat[] => [
  { label: 'Active Jobs', value: dashboard.activeJobs.toLocaleString('en-US'), note: 'Open to candidates' },
  { label: 'Applications', value: dashboard.applicationsThisMonth.toLocaleString('en-US'), note: 'This month' },
  { label: 'Team Members', value: dashboard.teamMembers.toLocaleString('en-US'), note: 'In your company' },
  {
    label: 'Hiring Rate',
    value: dashboard.hiringRate === null ? '—' : `${dashboard.hiringRate}%`,
    note: dashboard.hiringRate === null ? 'No applications this month' : "Share of this month's applications accepted",
  },
]
