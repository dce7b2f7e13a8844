import { useQuery } from '@tanstack/react-query'
import { postedAgeLabel } from '#lib/dates.ts'
import { cursorPager } from '#ui/page/cursor-pager.ts'
import { type Column, DataTable } from '#ui/page/data-table.tsx'
import { DataTableSkeleton } from '#ui/page/data-table-skeleton.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { CompanyMark } from '#ui/primitives/avatar.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import { Button, ButtonLink } from '#ui/primitives/button.tsx'
import type { StaffPostingRow } from '../../../admin-contract.ts'
import { staffPostingsPageSize } from '../../../rules.ts'
import type { PostingDialog } from '../../components/actions-menu.tsx'
import { ApplicationsCount, PostingTitle } from '../../components/posting-cells.tsx'
import { PostingState } from '../../components/posting-state.tsx'
import { staffPlaces } from '../../posting-places.ts'
import { withDetail } from '../../posting-texts.ts'
import { staffPostingsQuery } from '../queries.ts'
import { filterOf, type StaffPostingsSearch } from '../staff-postings-search.ts'
import { StaffMenu } from './staff-menu.tsx'

const heads = ['Job', 'Company', 'Status', 'Applications', 'Posted', 'Actions']
type OpenDialog = (dialog: PostingDialog, posting: StaffPostingRow) => void
type Props = { search: StaffPostingsSearch; onSearch: (search: StaffPostingsSearch) => void; onOpen: OpenDialog }

/** One page of the jobs of all companies: a table, or cards on narrow screens. */
export function StaffList({ search, onSearch, onOpen }: Props) {
  const query = useQuery({ ...staffPostingsQuery(filterOf(search)), placeholderData: (before) => before })
  const page = search.page ?? 1
  const isFiltered = [search.q, search.status, search.type, search.company].some((one) => one !== undefined)
  return (
    <QueryBoundary
      query={query}
      skeleton={<DataTableSkeleton columns={heads} label="Loading jobs..." />}
      errorText={withDetail('Failed to fetch jobs', query.error)}
    >
      {({ rows, ...list }) => (
        <DataTable
          label="Jobs"
          columns={columnsOf(onOpen)}
          rows={rows}
          rowKey={(row) => row.id}
          busy={query.isPlaceholderData}
          empty={<NoJobs isFiltered={isFiltered || page > 1} onClear={() => onSearch({})} />}
          pager={cursorPager(list, {
            page,
            pageSize: staffPostingsPageSize,
            rows: rows.length,
            onPage: (place) => onSearch({ ...search, ...place }),
          })}
        />
      )}
    </QueryBoundary>
  )
}

function columnsOf(onOpen: OpenDialog): Column<StaffPostingRow>[] {
  const now = new Date()
  return [
    {
      id: 'title',
      head: 'Job',
      lead: true,
      cell: (row) => <PostingTitle row={row} to={row.company.isArchived ? undefined : staffPlaces.edit(row.id)} />,
    },
    { id: 'company', head: 'Company', cell: (row) => <Owner row={row} /> },
    { id: 'status', head: 'Status', cell: (row) => <PostingState posting={row} now={new Date()} /> },
    {
      id: 'applications',
      head: 'Applications',
      align: 'end',
      cell: (row) => <ApplicationsCount row={row} to={staffPlaces.applications(row.id)} />,
    },
    {
      id: 'posted',
      head: 'Posted',
      cell: ({ postedAt }) => (postedAt ? postedAgeLabel(postedAt, now) : 'Not posted'),
    },
    {
      id: 'actions',
      head: 'Actions',
      align: 'end',
      actions: true,
      cell: (row) => <StaffMenu posting={row} onOpen={onOpen} />,
    },
  ]
}

const Owner = ({ row: { company } }: { row: StaffPostingRow }) => (
  <span className="row row-3">
    <CompanyMark name={company.name} src={company.logoUrl} size="sm" />
    <span className="min-w-0 break-words">
      {company.name} {company.isHidden && <Badge>{company.isArchived ? 'Archived' : 'Inactive'}</Badge>}
    </span>
  </span>
)

const NoJobs = ({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) => (
  <EmptyState
    level={2}
    title="No jobs found"
    art={null}
    action={
      isFiltered ? (
        <Button onClick={onClear}>Show all jobs</Button>
      ) : (
        <ButtonLink to="/app/admin/jobs/create" variant="primary">
          Create Job
        </ButtonLink>
      )
    }
  >
    {isFiltered
      ? 'No jobs match this search. Remove a filter or try another word.'
      : 'Jobs from all companies appear here. Post the first one for a company.'}
  </EmptyState>
)
