import { createFileRoute } from '@tanstack/react-router'
import { firstData } from '#app/first-data.ts'
import { CoachingInbox } from '#features/coach/ui/components/coaching-inbox.tsx'
import { inboxQuery } from '#features/support/ui/queries.ts'
import { SupportPage } from '#features/support/ui/support-page.tsx'
import { inboxFiltersOf, SupportSearch } from '#features/support/ui/support-search.ts'

export const Route = createFileRoute('/app/admin/support')({
  validateSearch: SupportSearch,
  loaderDeps: ({ search: { status, mine, q, cursor } }) => ({ status, mine, q, cursor }),
  loader: ({ context: { queryClient }, deps }) =>
    firstData(queryClient.prefetchQuery(inboxQuery(inboxFiltersOf(deps)))),
  head: () => ({ meta: [{ title: 'Support · Tandem' }] }),
  component: Support,
})

function Support() {
  const navigate = Route.useNavigate()
  return (
    <SupportPage
      coaching={<CoachingInbox />}
      search={Route.useSearch()}
      onSearch={(change) => void navigate({ search: (before) => ({ ...before, ...change }), resetScroll: false })}
    />
  )
}
