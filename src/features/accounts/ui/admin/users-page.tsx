import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { hasRole, roleLabels, roles } from '#lib/viewer.ts'
import { DataTableSkeleton } from '#ui/page/data-table-skeleton.tsx'
import { FilterBar } from '#ui/page/filter-bar.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'
import type { ListedUser } from '../../admin-users-contract.ts'
import { userStatsQuery, usersQuery, useSession } from '../queries.ts'
import { InviteStaffButton } from './invite-staff-button.tsx'
import type { UserDialog } from './user-menu.tsx'
import { filtersOf, type UsersSearch } from './users-search.ts'
import { UsersTable, userColumns } from './users-table.tsx'

const ImpersonationDialog = lazyComponent(async () => (await import('./impersonation-dialog.tsx')).ImpersonationDialog)
const SuspendDialog = lazyComponent(async () => (await import('./suspend-dialog.tsx')).SuspendDialog)

export type AboutUser = { user: ListedUser; onClose: () => void }
type Props = {
  search: UsersSearch
  /** Changes the given filters in the URL and leaves the others unchanged. */
  onSearch: (change: Partial<UsersSearch>) => void
  /** Dialogs that other areas render: one edits a user and their companies, the other deletes the account. */
  edit: (about: AboutUser & { canManage: boolean }) => ReactNode
  remove: (about: AboutUser) => ReactNode
}

const states = [
  { value: '', label: 'Any status' },
  { value: 'active', label: 'Active' },
  { value: 'suspended', label: 'Suspended' },
]

/** /app/admin/users: the list of users and the actions of staff on each (AUSER-01 to AUSER-07). */
export function UsersPage({ search, onSearch, edit, remove }: Props) {
  const { q = '', role, state, sort = 'name', desc = false, page = 1 } = search
  const filters = filtersOf(search)
  const query = useQuery({ ...usersQuery(filters), placeholderData: keepPreviousData })
  const canManage = hasRole(useSession().viewer, 'platform_admin')
  const [open, setOpen] = useState<{ dialog: UserDialog; user: ListedUser } | null>(null)
  const narrow = (change: Partial<UsersSearch>) => onSearch({ page: undefined, cursor: undefined, ...change })
  const onClear = () => narrow({ q: undefined, role: undefined, state: undefined })
  const about = open && { user: open.user, onClose: () => setOpen(null) }
  return (
    <>
      <PageHeader title="User Management" purpose={<UserStatCards />} actions={canManage && <InviteStaffButton />} />
      <FilterBar
        search={{
          value: q,
          onChange: (text) => narrow({ q: text || undefined }),
          label: 'Search users',
          placeholder: 'Search by name or email',
        }}
        set={(role ? 1 : 0) + (state ? 1 : 0)}
        onClear={onClear}
        filters={
          <>
            <Select
              aria-label="Role"
              value={role ?? ''}
              options={[
                { value: '', label: 'All roles' },
                ...roles.map((one) => ({ value: one, label: roleLabels[one] })),
              ]}
              onChange={({ target }) => narrow({ role: (target.value || undefined) as UsersSearch['role'] })}
            />
            <Select
              aria-label="Status"
              value={state ?? ''}
              options={states}
              onChange={({ target }) => narrow({ state: (target.value || undefined) as UsersSearch['state'] })}
            />
          </>
        }
      />
      <QueryBoundary
        query={query}
        skeleton={<DataTableSkeleton columns={userColumns} rows={5} />}
        errorText="Failed to load users"
      >
        {(list) => (
          <UsersTable
            list={list}
            page={page}
            sort={{ id: sort, desc }}
            busy={query.isPlaceholderData}
            canManage={canManage}
            onSort={({ id, desc: isDown }) => narrow({ sort: id as UsersSearch['sort'], desc: isDown || undefined })}
            onPage={(next) => {
              const to = next > page ? list.after : list.before
              // the first page has no cursor, so that it also shows users who were added before its first row
              onSearch({ page: next > 1 ? next : undefined, cursor: (next > 1 && to) || undefined })
            }}
            onOpen={(dialog, user) => setOpen({ dialog, user })}
            onClear={onClear}
          />
        )}
      </QueryBoundary>
      {about && open.dialog === 'edit' && edit({ ...about, canManage })}
      {about && open.dialog === 'remove' && remove(about)}
      {about && open.dialog === 'suspend' && <SuspendDialog {...about} />}
      {about && open.dialog === 'impersonate' && <ImpersonationDialog {...about} />}
    </>
  )
}

const count = new Intl.NumberFormat('en-US')
const people = (n: number) => (n === 1 ? '1 user' : `${count.format(n)} users`)

function UserStatCards() {
  const { data } = useQuery(userStatsQuery())
  if (!data) return 'Everyone with an account.'
  const { total, today, suspended } = data
  const rest = `${count.format(today)} signed up today, ${count.format(suspended)} suspended.`
  return `${people(total)}. ${rest}`
}
