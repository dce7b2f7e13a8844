import { createFileRoute } from '@tanstack/react-router'
import { firstData } from '#app/first-data.ts'
import { ModerationPage } from '#features/moderation/ui/moderation-page.tsx'
import { filtersOf, ModerationSearch } from '#features/moderation/ui/moderation-search.ts'
import { itemQuery, queueQuery } from '#features/moderation/ui/queries.ts'

export const Route = createFileRoute('/app/admin/moderation')({
  validateSearch: ModerationSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    firstData(
      queryClient.prefetchQuery(queueQuery(filtersOf(deps))),
      deps.item ? queryClient.prefetchQuery(itemQuery(deps.item)) : Promise.resolve(),
    ),
  head: () => ({ meta: [{ title: 'Content Moderation · Tandem' }] }),
  component: Moderation,
})

function Moderation() {
  const navigate = Route.useNavigate()
  const { viewer } = Route.useRouteContext()
  return (
    <ModerationPage
      viewer={viewer}
      search={Route.useSearch()}
      onSearch={(change) => void navigate({ search: (before) => ({ ...before, ...change }), resetScroll: false })}
    />
  )
}
