import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { firstData } from '#app/first-data.ts'
import { requireRoles } from '#app/guards.ts'
import { DocumentsPage } from '#features/documents/ui/documents-page.tsx'
import { DocumentsSearch } from '#features/documents/ui/list/documents-search.ts'
import { documentStatsQuery, lettersQuery, resumesQuery } from '#features/documents/ui/list/queries.ts'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'

const WelcomeDialog = lazyComponent(
  async () => (await import('#features/documents/ui/welcome/welcome-dialog.tsx')).WelcomeDialog,
)

export const Route = createFileRoute('/app/documents/')({
  beforeLoad: requireRoles('job_seeker'),
  validateSearch: DocumentsSearch,
  loader: ({ context: { queryClient } }) =>
    firstData(
      queryClient.prefetchQuery(resumesQuery()),
      queryClient.prefetchQuery(lettersQuery()),
      queryClient.prefetchQuery(documentStatsQuery()),
    ),
  head: () => ({ meta: [{ title: 'Documents · Tandem' }] }),
  component: Documents,
})

function Documents() {
  const search = Route.useSearch()
  const navigate = useNavigate()
  return (
    <>
      <DocumentsPage
        search={search}
        onSearch={(next) => void navigate({ to: '/app/documents', search: next, replace: true, resetScroll: false })}
      />
      <WelcomeDialog />
    </>
  )
}
