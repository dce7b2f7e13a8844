import { ArchiveRestore, Building2, Ellipsis, Info, Pencil, Trash2, Users } from 'lucide-react'
import { type Column, DataTable } from '#ui/page/data-table.tsx'
import { NoMatches } from '#ui/page/no-matches.tsx'
import { AppLink } from '#ui/primitives/app-link.tsx'
import { CompanyMark } from '#ui/primitives/avatar.tsx'
import { IconButton } from '#ui/primitives/button.tsx'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#ui/primitives/menu.tsx'
import type { PagerProps } from '#ui/primitives/pager.tsx'
import type { CompanyRow } from '../../../admin-contract.ts'
import type { CompanyDialog } from '../companies-search.ts'
import { useCompanyActions } from '../use-company-actions.ts'
import { CompanyStatus } from './company-status.tsx'

export const companyColumns = ['Company', 'Industry', 'Location', 'Members', 'Jobs', 'Status', 'Actions']

type Props = {
  rows: CompanyRow[]
  busy: boolean
  /** Platform admins edit companies and manage users; other staff only view (ACOMP-05). */
  canEdit: boolean
  pager: PagerProps
  onOpen: (dialog: CompanyDialog, id: string) => void
  onClear: () => void
}

/** The table of companies; cards on narrow screens. */
export function CompanyTable({ rows, busy, canEdit, pager, onOpen, onClear }: Props) {
  const columns: Column<CompanyRow>[] = [
    { id: 'name', head: 'Company', lead: true, cell: (row) => <Name row={row} onOpen={onOpen} /> },
    { id: 'industry', head: 'Industry', cell: ({ industry }) => industry ?? '—' },
    { id: 'location', head: 'Location', cell: ({ location }) => location ?? '—' },
    { id: 'members', head: 'Members', align: 'end', cell: ({ memberCount }) => <Counted value={memberCount} /> },
    { id: 'jobs', head: 'Jobs', align: 'end', cell: ({ jobsCount }) => <Counted value={jobsCount} /> },
    { id: 'status', head: 'Status', cell: (row) => <Status {...row} /> },
    {
      id: 'actions',
      head: 'Actions',
      align: 'end',
      actions: true,
      cell: (row) => <RowMenu row={row} canEdit={canEdit} onOpen={onOpen} />,
    },
  ]
  return (
    <DataTable
      label="Companies"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      busy={busy}
      pager={pager}
      empty={
        <NoMatches title="No companies found" clearText="Show all companies" onClear={onClear}>
          No companies match your search. Clear a filter or try other words.
        </NoMatches>
      }
    />
  )
}

const Status = ({ invitedCount, ...row }: CompanyRow) => (
  <>
    <CompanyStatus {...row} />
    {invitedCount > 0 && (
      <span className="meta block">
        {invitedCount > 1 ? `${invitedCount} pending invitations` : '1 pending invitation'}
      </span>
    )}
  </>
)

const Counted = ({ value }: { value: number }) => <span className="num">{value.toLocaleString('en-US')}</span>

function Name({ row: { id, name, logoUrl, website, slug }, onOpen }: { row: CompanyRow; onOpen: Props['onOpen'] }) {
  return (
    <span className="row row-3">
      <CompanyMark name={name} src={logoUrl} size="sm" />
      <span className="min-w-0">
        <button
          type="button"
          className="strong no-underline hover:underline text-left"
          onClick={() => onOpen('details', id)}
        >
          {name}
        </button>
        <span className="meta block break-words">{website ? hostOf(website) : slug}</span>
      </span>
    </span>
  )
}

/** The host name of a URL, for example 'www.fernway.example'. */
const hostOf = (website: string) => URL.parse(website)?.hostname ?? website

function RowMenu({ row, canEdit, onOpen }: { row: CompanyRow; canEdit: boolean; onOpen: Props['onOpen'] }) {
  const { remove, restore, isBusy } = useCompanyActions()
  const { id, name, slug, archivedAt } = row
  const isArchived = archivedAt !== null
  return (
    <Menu trigger={<IconButton icon={Ellipsis} size="sm" label={`Actions for ${name}`} />}>
      <MenuItem icon={Info} onSelect={() => onOpen('details', id)}>
        View Details
      </MenuItem>
      {!isArchived && row.status !== 'inactive' && (
        <MenuLink icon={Building2} to={`/companies/${slug}`}>
          Public page
        </MenuLink>
      )}
      {canEdit && !isArchived && (
        <>
          <MenuItem icon={Pencil} onSelect={() => onOpen('edit', id)}>
            Edit
          </MenuItem>
          <MenuItem icon={Users} onSelect={() => onOpen('users', id)}>
            Manage Users
          </MenuItem>
        </>
      )}
      {isArchived && canEdit && (
        <MenuItem icon={ArchiveRestore} disabled={isBusy} onSelect={() => restore(id)}>
          Restore
        </MenuItem>
      )}
      {!isArchived && (
        <>
          <MenuSeparator />
          <MenuItem icon={Trash2} danger disabled={isBusy} onSelect={() => void remove(row)}>
            Delete
          </MenuItem>
        </>
      )}
    </Menu>
  )
}

/** A link to the jobs of one company. */
export const CompanyJobsLink = ({ id, count }: { id: string; count: number }) => (
  <AppLink to={`/app/admin/jobs?company=${id}`} className="link num">
    {count.toLocaleString('en-US')}
  </AppLink>
)
