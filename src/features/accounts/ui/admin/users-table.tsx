import { Ban } from 'lucide-react'
import { shortDate } from '#lib/dates.ts'
import type { Role } from '#lib/viewer.ts'
import { roleLabels } from '#lib/viewer.ts'
import { type Column, DataTable, type Sort } from '#ui/page/data-table.tsx'
import { NoMatches } from '#ui/page/no-matches.tsx'
import { Ago } from '#ui/primitives/ago.tsx'
import { Avatar } from '#ui/primitives/avatar.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import { Day } from '#ui/primitives/day.tsx'
import { Pill } from '#ui/primitives/status-pill.tsx'
import type { ListedUser, UserList } from '../../admin-users-contract.ts'
import { usersPageSize } from '../../rules.ts'
import { useSession } from '../queries.ts'
import { type UserDialog, UserMenu } from './user-menu.tsx'
import './users.css'

export const userColumns = ['Name', 'Email', 'Roles', 'Joined', 'Last Login', 'Actions']

type Props = {
  list: UserList
  page: number
  sort: Sort
  busy: boolean
  canManage: boolean
  onSort: (sort: Sort) => void
  onPage: (page: number) => void
  onOpen: (dialog: UserDialog, user: ListedUser) => void
  /** Removes all filters. */
  onClear: () => void
}

/** The users of one page: table rows, or cards on a narrow screen (AUSER-01, AUSER-02). */
export function UsersTable({ list, page, sort, busy, canManage, onSort, onPage, onOpen, onClear }: Props) {
  const ownId = useSession().viewer?.userId
  const now = new Date()
  const columns: Column<ListedUser>[] = [
    {
      id: 'name',
      head: 'Name',
      sortable: true,
      lead: true,
      cell: (user) => <Name user={user} isOwn={user.id === ownId} />,
    },
    { id: 'email', head: 'Email', cell: ({ email }) => <span className="user-mail">{email}</span> },
    { id: 'roles', head: 'Roles', cell: (user) => <Roles user={user} /> },
    {
      id: 'joined',
      head: 'Joined',
      sortable: true,
      cell: ({ joinedAt }) => <Day at={joinedAt} as={shortDate} className="whitespace-nowrap" />,
    },
    {
      id: 'signIn',
      head: 'Last Login',
      sortable: true,
      cell: ({ lastSignInAt }) => (lastSignInAt ? <Ago at={lastSignInAt} now={now} /> : 'Never'),
    },
    {
      id: 'actions',
      head: 'Actions',
      align: 'end',
      actions: true,
      cell: (user) => <UserMenu user={user} isOwn={user.id === ownId} canManage={canManage} onOpen={onOpen} />,
    },
  ]
  return (
    <DataTable
      label="Users"
      columns={columns}
      rows={list.rows}
      rowKey={({ id }) => id}
      rowLabel={({ name }) => name}
      sort={sort}
      onSort={onSort}
      busy={busy}
      pager={{ page, pageSize: usersPageSize, total: list.total, capped: list.isCapped, onPage }}
      empty={
        <NoMatches title="No users found" clearText="Clear filters" onClear={onClear}>
          No users match your search. Clear a filter, or try another part of the name or email.
        </NoMatches>
      }
    />
  )
}

function Name({ user: { name, image, suspendedAt, suspendedReason }, isOwn }: { user: ListedUser; isOwn: boolean }) {
  return (
    <span className="row">
      <Avatar name={name} src={image} size="sm" own={isOwn} />
      <span>
        <span className="strong">{name}</span> {isOwn && <span className="meta">(you)</span>}{' '}
        {suspendedAt && (
          <Pill tone="rejected" icon={Ban}>
            Suspended
          </Pill>
        )}
        {suspendedReason && <span className="meta block">{suspendedReason}</span>}
      </span>
    </span>
  )
}

const tones: Record<Role, 'plain' | 'line' | 'primary'> = {
  job_seeker: 'plain',
  client_admin: 'line',
  client_user: 'line',
  platform_admin: 'primary',
  platform_user: 'primary',
}

function Roles({ user: { roles, companies } }: { user: ListedUser }) {
  if (roles.length === 0) return <span className="meta">None</span>
  return (
    <>
      <span className="row wrap gap-1">
        {roles.map((role) => (
          <Badge key={role} tone={tones[role]}>
            {roleLabels[role]}
          </Badge>
        ))}
      </span>
      {companies.length > 0 && <span className="meta block">{companies.map(({ name }) => name).join(', ')}</span>}
    </>
  )
}
