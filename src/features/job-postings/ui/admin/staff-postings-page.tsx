import { useQuery } from '@tanstack/react-query'
import { ChartColumn, Coins, Plus } from 'lucide-react'
import { useState } from 'react'
import { PageHeader } from '#ui/page/page-header.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { StatCards, StatCardsSkeleton } from '#ui/page/stat-cards.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { TabPanel, Tabs } from '#ui/primitives/tabs.tsx'
import type { StaffJobStats, StaffPostingRow } from '../../admin-contract.ts'
import type { PostingDialog } from '../components/actions-menu.tsx'
import { PostingDetails } from '../components/posting-details.tsx'
import { PostingPreview } from '../components/posting-preview.tsx'
import { PlacesContext, staffPlaces } from '../posting-places.ts'
import { StaffFilters } from './components/staff-filters.tsx'
import { StaffList } from './components/staff-list.tsx'
import { TopCompanies } from './components/top-companies.tsx'
import { staffStatsQuery } from './queries.ts'
import type { StaffPostingsSearch } from './staff-postings-search.ts'

type Props = { search: StaffPostingsSearch; onSearch: (search: StaffPostingsSearch) => void }

/** /app/admin/jobs: the jobs of all companies, their statistics and the staff actions (AJOB-01 to AJOB-06). */
export function StaffPostingsPage({ search, onSearch }: Props) {
  const stats = useQuery(staffStatsQuery())
  const [dialog, setDialog] = useState<{ kind: PostingDialog; posting: StaffPostingRow } | null>(null)
  const close = () => setDialog(null)
  return (
    <PlacesContext value={staffPlaces}>
      <PageHeader
        title="Jobs Management"
        purpose="Jobs of all companies, newest first."
        actions={
          <>
            <ButtonLink to="/app/admin/jobs/rates" icon={Coins}>
              Reference rates
            </ButtonLink>
            <ButtonLink to="/app/admin/salaries" icon={ChartColumn}>
              Salary data
            </ButtonLink>
            <ButtonLink to="/app/admin/jobs/create" variant="primary" icon={Plus}>
              Create Job
            </ButtonLink>
          </>
        }
      />
      <div className="stack stack-6">
        <QueryBoundary
          query={stats}
          skeleton={<StatCardsSkeleton count={5} />}
          errorText="Failed to fetch job statistics"
        >
          {(data) => <StaffStatCards stats={data} />}
        </QueryBoundary>
        <Tabs
          label="Jobs"
          value={search.tab ?? 'all'}
          onChange={(value) => onSearch({ ...search, tab: value === 'analytics' ? value : undefined })}
          items={[
            { value: 'all', label: 'All Jobs' },
            { value: 'analytics', label: 'Analytics' },
          ]}
        >
          <TabPanel value="all">
            <StaffFilters search={search} onSearch={onSearch} />
            <StaffList search={search} onSearch={onSearch} onOpen={(kind, posting) => setDialog({ kind, posting })} />
          </TabPanel>
          <TabPanel value="analytics">
            <TopCompanies />
          </TabPanel>
        </Tabs>
      </div>
      {dialog?.kind === 'preview' && <PostingPreview posting={dialog.posting} onClose={close} />}
      {dialog?.kind === 'details' && <PostingDetails posting={dialog.posting} onClose={close} />}
    </PlacesContext>
  )
}

function StaffStatCards({ stats }: { stats: StaffJobStats }) {
  const { totalJobs, activeJobs, pausedJobs, closedJobs, draftJobs, totalApplications } = stats
  const shown = (value: number) => value.toLocaleString('en-US')
  return (
    <StatCards
      stats={[
        { label: 'Total Jobs', value: shown(totalJobs), note: `${shown(pausedJobs)} paused` },
        { label: 'Active Jobs', value: shown(activeJobs) },
        { label: 'Closed Jobs', value: shown(closedJobs) },
        { label: 'Draft Jobs', value: shown(draftJobs) },
        { label: 'Total Applications', value: shown(totalApplications) },
      ]}
    />
  )
}
