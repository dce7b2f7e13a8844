import { useState } from 'react'
import { postedAgeLabel } from '#lib/dates.ts'
import { type Column, DataTable, type Sort } from '#ui/page/data-table.tsx'
import { NoMatches } from '#ui/page/no-matches.tsx'
import type { ListPostings, PostingRow } from '../../contract.ts'
import { postingsPageSize } from '../../rules.ts'
import { postingTitle } from '../posting-texts.ts'
import type { PostingDialog } from './actions-menu.tsx'
import { BulkActionsBar } from './bulk-actions-bar.tsx'
import { ApplicationsCount, PostingTitle } from './posting-cells.tsx'
import { PostingMenu } from './posting-menu.tsx'
import { PostingState } from './posting-state.tsx'

export const postingColumns = ['Job', 'Status', 'Applications', 'Questions', 'Posted', 'Actions']

export type PostingTableProps = {
  rows: PostingRow[]
  total: number
  page: number
  sort: { id: ListPostings['sort']; desc: boolean }
  busy: boolean
  onSort: (sort: Sort) => void
  onPage: (page: number) => void
  onOpen: (dialog: PostingDialog, posting: PostingRow) => void
  /** Clears every filter. */
  onClear: () => void
}

/** The company's jobs: a table, or cards on narrow screens. */
export function PostingTable({ rows, total, page, sort, busy, onSort, onPage, onOpen, onClear }: PostingTableProps) {
  const now = new Date()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const columns: Column<PostingRow>[] = [
    {
      id: 'title',
      head: 'Job',
      sortable: true,
      lead: true,
      cell: (row) => <PostingTitle row={row} to={`/app/company/jobs/${row.id}/edit`} />,
    },
    { id: 'status', head: 'Status', sortable: true, cell: (row) => <PostingState posting={row} now={now} /> },
    {
      id: 'applications',
      head: 'Applications',
      sortable: true,
      align: 'end',
      cell: (row) => <ApplicationsCount row={row} to={`/app/company/applications?job=${row.id}`} />,
    },
    { id: 'questions', head: 'Questions', sortable: true, align: 'end', cell: (row) => row.requirementsCount },
    {
      id: 'posted',
      head: 'Posted',
      sortable: true,
      cell: ({ postedAt }) => (postedAt ? postedAgeLabel(postedAt, now) : 'Not posted'),
    },
    {
      id: 'actions',
      head: 'Actions',
      align: 'end',
      actions: true,
      cell: (row) => <PostingMenu posting={row} onOpen={onOpen} />,
    },
  ]
  return (
    <>
      {/* only visible, existing rows count as selected */}
      <BulkActionsBar rows={rows.filter(({ id }) => selected.has(id))} onClear={() => setSelected(new Set())} />
      <DataTable
        label="Jobs"
        selection={{ selected, onChange: setSelected }}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        rowLabel={postingTitle}
        sort={sort}
        onSort={onSort}
        busy={busy}
        pager={{ page, pageSize: postingsPageSize, total, onPage }}
        empty={
          <NoMatches title="No jobs found" clearText="Show all jobs" onClear={onClear}>
            No jobs match this search. Remove a filter or try another word.
          </NoMatches>
        }
      />
    </>
  )
}
