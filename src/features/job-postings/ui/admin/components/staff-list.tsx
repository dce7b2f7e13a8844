import { useQuery } from '@tanstack/react-query'
import { postedAgeLabel } from '#lib/dates.ts'
import { type Column, DataTable } from '#ui/page/data-table.tsx'
import { DataTableSkeleton } from '#ui/page/data-table-skeleton.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { AppLink } from '#ui/primitives/app-link.tsx'
import { CompanyMark } from '#ui/primitives/avatar.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import { Button, ButtonLink } from '#ui/primitives/button.tsx'
import type { StaffPostingRow } from '../../../admin-contract.ts'
import { placeLabel } from '../../../labels.ts'
import { employmentTypeLabels, staffPostingsPageSize } from '../../../rules.ts'
import { PostingState } from '../../components/posting-state.tsx'
import { staffPlaces } from '../../posting-places.ts'
import { postingTitle, withDetail } from '../../posting-texts.ts'
import { staffPostingsQuery } from '../queries.ts'
import { filterOf, type StaffPostingsSearch } from '../staff-postings-search.ts'
import { StaffMenu, type StaffPostingDialog } from './staff-menu.tsx'

const heads = ['Job', 'Company', 'Status', 'Applications', 'Posted', 'Actions']
type OpenDialog = (dialog: StaffPostingDialog, posting: StaffPostingRow) => void
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
      {({ rows, total, before, after }) => (
        <DataTable
          label="Jobs"
          columns={columnsOf(onOpen)}
          rows={rows}
          rowKey={(row) => row.id}
          busy={query.isPlaceholderData}
          empty={<NoJobs isFiltered={isFiltered || page > 1} onClear={() => onSearch({})} />}
          pager={{
            page,
            pageSize: staffPostingsPageSize,
            total: Math.max(total.value, (page - 1) * staffPostingsPageSize + rows.length),
            capped: total.isCapped && after !== null,
            onPage: (next) => {
              const at = (next > page ? after : before) ?? undefined
              onSearch({ ...search, at, page: at ? next : undefined })
            },
          }}
        />
      )}
    </QueryBoundary>
  )
}

function columnsOf(onOpen: OpenDialog): Column<StaffPostingRow>[] {
  const now = new Date()
  return [
    { id: 'title', head: 'Job', lead: true, cell: (row) => <Job row={row} /> },
    { id: 'company', head: 'Company', cell: (row) => <Owner row={row} /> },
    { id: 'status', head: 'Status', cell: (row) => <PostingState posting={row} now={new Date()} /> },
    { id: 'applications', head: 'Applications', align: 'end', cell: (row) => <Received row={row} /> },
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

function Job({ row }: { row: StaffPostingRow }) {
  const title = postingTitle(row)
  return (
    <>
      {row.company.isArchived ? (
        <b className="strong">{title}</b>
      ) : (
        <AppLink to={staffPlaces.edit(row.id)} className="strong no-underline hover:underline">
          {title}
        </AppLink>
      )}
      <div className="meta">
        {placeLabel(row)} · {employmentTypeLabels[row.employmentType]}
      </div>
    </>
  )
}

const Owner = ({ row: { company } }: { row: StaffPostingRow }) => (
  <span className="row row-3">
    <CompanyMark name={company.name} src={company.logoUrl} size="sm" />
    <span className="min-w-0 break-words">
      {company.name} {company.isHidden && <Badge>{company.isArchived ? 'Archived' : 'Inactive'}</Badge>}
    </span>
  </span>
)

function Received({ row: { id, status, applicationsCount, newApplicationsCount } }: { row: StaffPostingRow }) {
  if (applicationsCount === 0) return status === 'draft' ? '—' : <b className="strong num">0</b>
  const count = applicationsCount.toLocaleString('en-US')
  return (
    <>
      <AppLink
        to={staffPlaces.applications(id)}
        className="strong num no-underline hover:underline"
        aria-label={`${count} ${applicationsCount === 1 ? 'application' : 'applications'}`}
      >
        {count}
      </AppLink>{' '}
      {newApplicationsCount > 0 && <Badge tone="primary">{newApplicationsCount.toLocaleString('en-US')} new</Badge>}
    </>
  )
}

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
