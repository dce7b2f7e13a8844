import { useQuery } from '@tanstack/react-query'
import { Plus, Upload } from 'lucide-react'
import { useState } from 'react'
import { DataTableSkeleton } from '#ui/page/data-table-skeleton.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { FilterBar } from '#ui/page/filter-bar.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { StatCards, StatCardsSkeleton } from '#ui/page/stat-cards.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { ChoiceSelect } from '#ui/primitives/choice-select.tsx'
import type { ListPostings, PostingRow, PostingStats } from '../contract.ts'
import { postingSorts } from '../rules.ts'
import type { PostingDialog } from './components/actions-menu.tsx'
import { PostingDetails } from './components/posting-details.tsx'
import { PostingFilters } from './components/posting-filters.tsx'
import { PostingPreview } from './components/posting-preview.tsx'
import { PostingTable, postingColumns } from './components/posting-table.tsx'
import { openSentence, statusSentence, withDetail } from './posting-texts.ts'
import { postingStatsQuery, postingsQuery } from './queries.ts'

type Props = {
  /** The search, filters, order and page in the URL. */
  filter: ListPostings
  onFilter: (change: Partial<ListPostings>) => void
}

/** /app/company/jobs: the company's jobs, their statistics and actions (CJOB-01 to CJOB-06). */
export function PostingsPage({ filter, onFilter }: Props) {
  const stats = useQuery(postingStatsQuery())
  const [dialog, setDialog] = useState<{ kind: PostingDialog; posting: PostingRow } | null>(null)
  return (
    <>
      <PageHeader
        title="Job Management"
        purpose={stats.data ? openSentence(stats.data) : "Your company's jobs and their applications."}
        actions={
          <>
            <ButtonLink to="/app/company/jobs/import" icon={Upload}>
              Import Jobs
            </ButtonLink>
            <ButtonLink to="/app/company/jobs/create" variant="primary" icon={Plus}>
              Post New Job
            </ButtonLink>
          </>
        }
      />
      <div className="stack stack-6">
        <QueryBoundary
          query={stats}
          skeleton={<StatCardsSkeleton count={3} />}
          errorText="Failed to fetch job statistics"
        >
          {(data) => <PostingStatCards stats={data} />}
        </QueryBoundary>
        <div>
          <Filters filter={filter} onFilter={onFilter} />
          <List filter={filter} onFilter={onFilter} onOpen={(kind, posting) => setDialog({ kind, posting })} />
        </div>
      </div>
      {dialog?.kind === 'preview' && <PostingPreview posting={dialog.posting} onClose={() => setDialog(null)} />}
      {dialog?.kind === 'details' && <PostingDetails posting={dialog.posting} onClose={() => setDialog(null)} />}
    </>
  )
}

function PostingStatCards({ stats }: { stats: PostingStats }) {
  const { totalJobs, activeJobs, postedThisMonth, totalApplications, applicationsThisMonth } = stats
  const change = (count: number) =>
    ({ direction: count > 0 ? 'up' : 'flat', text: count.toLocaleString('en-US') }) as const
  return (
    <StatCards
      stats={[
        { label: 'Total Jobs', value: totalJobs.toLocaleString('en-US'), note: statusSentence(stats) || 'none yet' },
        { label: 'Active Jobs', value: activeJobs, delta: change(postedThisMonth), note: 'posted this month' },
        {
          label: 'Total Applications',
          value: totalApplications.toLocaleString('en-US'),
          trend: totalApplications > 0 ? stats.weeklyApplications : undefined,
          delta: change(applicationsThisMonth),
          note: 'this month',
        },
      ]}
    />
  )
}

const sortLabels = {
  posted: 'Newest first',
  title: 'By title',
  status: 'By status',
  applications: 'Most applications',
  questions: 'Most questions',
}
const isAscending = (sort: ListPostings['sort']) => sort === 'title' || sort === 'status'

function Filters({ filter, onFilter }: Props) {
  const { search, status, employmentType, sort } = filter
  return (
    <FilterBar
      search={{
        value: search,
        label: 'Search by title',
        onChange: (text) => onFilter({ search: text }),
      }}
      set={Number(status !== undefined) + Number(employmentType !== undefined)}
      filters={
        <>
          <PostingFilters
            status={status}
            type={employmentType}
            onStatus={(next) => onFilter({ status: next })}
            onType={(next) => onFilter({ employmentType: next })}
          />
          {/* on wide screens the column headings sort */}
          <ChoiceSelect
            className="phone"
            aria-label="Order"
            values={postingSorts}
            names={sortLabels}
            value={sort}
            onChange={(next = 'posted') => onFilter({ sort: next, descending: !isAscending(next) })}
          />
        </>
      }
    />
  )
}

function List({ filter, onFilter, onOpen }: Props & { onOpen: (dialog: PostingDialog, posting: PostingRow) => void }) {
  const query = useQuery({ ...postingsQuery(filter), placeholderData: (before) => before })
  const isFiltered = filter.search !== '' || filter.status !== undefined || filter.employmentType !== undefined
  return (
    <QueryBoundary
      query={query}
      skeleton={<DataTableSkeleton columns={postingColumns} label="Loading jobs..." />}
      errorText={withDetail('Failed to fetch jobs', query.error)}
      isEmpty={({ total }) => total === 0 && !isFiltered}
      empty={<NoJobs />}
    >
      {({ rows, total }) => (
        <PostingTable
          rows={rows}
          total={total}
          page={filter.page}
          sort={{ id: filter.sort, desc: filter.descending }}
          busy={query.isPlaceholderData}
          onSort={({ id, desc }) =>
            onFilter({ sort: postingSorts.find((sort) => sort === id) ?? 'posted', descending: desc })
          }
          onPage={(page) => onFilter({ page })}
          onOpen={onOpen}
          onClear={() => onFilter({ search: '', status: undefined, employmentType: undefined })}
        />
      )}
    </QueryBoundary>
  )
}

const NoJobs = () => (
  <EmptyState
    level={2}
    title="No jobs found"
    action={
      <ButtonLink to="/app/company/jobs/create" variant="primary" icon={Plus}>
        Post New Job
      </ButtonLink>
    }
  >
    Your jobs and their applicants appear here. Start with a title and save a draft until it's ready.
  </EmptyState>
)
