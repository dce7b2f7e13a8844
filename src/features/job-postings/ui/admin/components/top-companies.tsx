import { useQuery } from '@tanstack/react-query'
import { DataTable } from '#ui/page/data-table.tsx'
import { DataTableSkeleton } from '#ui/page/data-table-skeleton.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { SectionHead } from '#ui/page/section-head.tsx'
import { AppLink } from '#ui/primitives/app-link.tsx'
import { CompanyMark } from '#ui/primitives/avatar.tsx'
import { Progress } from '#ui/primitives/progress.tsx'
import type { CompanyJobs } from '../../../admin-contract.ts'
import { topCompaniesQuery } from '../queries.ts'

const heads = ['Company', 'Jobs', 'Active', 'Share']

/** The ten companies with most jobs; deleted jobs do not count (AJOB-06). */
export function TopCompanies() {
  const query = useQuery(topCompaniesQuery())
  return (
    <section aria-label="Top companies">
      <SectionHead title="Top companies by job count" />
      <QueryBoundary
        query={query}
        skeleton={<DataTableSkeleton columns={heads} label="Loading companies..." />}
        errorText="Failed to fetch job statistics"
        isEmpty={(rows) => rows.length === 0}
        empty={
          <EmptyState title="No jobs found" art={null} bare level={3}>
            The ten companies with the most jobs appear here.
          </EmptyState>
        }
      >
        {(rows) => <Ranking rows={rows} />}
      </QueryBoundary>
    </section>
  )
}

function Ranking({ rows }: { rows: CompanyJobs[] }) {
  const most = rows[0]?.jobCount ?? 1
  return (
    <DataTable
      label="Top companies by job count"
      rows={rows}
      rowKey={({ companyId }) => companyId}
      columns={[
        {
          id: 'company',
          head: 'Company',
          lead: true,
          cell: ({ companyId, companyName, companyLogoUrl }) => (
            <span className="row row-3">
              <CompanyMark name={companyName} src={companyLogoUrl} size="sm" />
              <AppLink to={`/app/admin/jobs?company=${companyId}`} className="strong no-underline hover:underline">
                {companyName}
              </AppLink>
            </span>
          ),
        },
        { id: 'jobs', head: 'Jobs', align: 'end', cell: ({ jobCount }) => jobCount.toLocaleString('en-US') },
        { id: 'active', head: 'Active', align: 'end', cell: ({ activeCount }) => activeCount.toLocaleString('en-US') },
        {
          id: 'share',
          head: 'Compared with the first',
          cell: ({ companyName, jobCount }) => (
            <Progress value={jobCount} max={most} label={`${companyName}: ${jobCount} jobs`} />
          ),
        },
      ]}
    />
  )
}
