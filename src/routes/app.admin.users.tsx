import { createFileRoute } from '@tanstack/react-router'
import { firstData } from '#app/first-data.ts'
import { UsersPage } from '#features/accounts/ui/admin/users-page.tsx'
import { filtersOf, UsersSearch } from '#features/accounts/ui/admin/users-search.ts'
import { userStatsQuery, usersQuery } from '#features/accounts/ui/queries.ts'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'

const EditUserDialog = lazyComponent(
  async () => (await import('#features/companies/ui/components/edit-user-dialog.tsx')).EditUserDialog,
)
const RemoveUserDialog = lazyComponent(
  async () => (await import('#features/privacy/ui/components/remove-user-dialog.tsx')).RemoveUserDialog,
)

export const Route = createFileRoute('/app/admin/users')({
  validateSearch: UsersSearch,
  loaderDeps: ({ search: { page: _, ...filters } }) => filters,
  loader: ({ context: { queryClient }, deps }) =>
    firstData(queryClient.prefetchQuery(usersQuery(filtersOf(deps))), queryClient.prefetchQuery(userStatsQuery())),
  head: () => ({ meta: [{ title: 'User Management · Tandem' }] }),
  component: Users,
})

function Users() {
  const navigate = Route.useNavigate()
  return (
    <UsersPage
      search={Route.useSearch()}
      onSearch={(change) => void navigate({ search: (before) => ({ ...before, ...change }), resetScroll: false })}
      edit={(about) => <EditUserDialog {...about} />}
      remove={(about) => <RemoveUserDialog {...about} />}
    />
  )
}
