import { createFileRoute } from '@tanstack/react-router'
import { firstData } from '#app/first-data.ts'
import { CandidatesPage } from '#features/talent-pool/ui/candidates-page.tsx'
import { CandidatesSearch, filtersOf } from '#features/talent-pool/ui/candidates-search.ts'
import { candidatesQuery } from '#features/talent-pool/ui/queries.ts'

export const Route = createFileRoute('/app/company/candidates')({
  validateSearch: CandidatesSearch,
  loaderDeps: ({ search: { q, location, page } }) => ({ q, location, page }),
  loader: ({ context: { queryClient }, deps }) =>
    firstData(queryClient.prefetchQuery(candidatesQuery(filtersOf(deps)))),
  head: () => ({ meta: [{ title: 'Find candidates · Tandem' }] }),
  staticData: { breadcrumb: 'Find candidates' },
  component: Candidates,
})

function Candidates() {
  const navigate = Route.useNavigate()
  return (
    <CandidatesPage
      search={Route.useSearch()}
      onSearch={(change) => void navigate({ search: (before) => ({ ...before, ...change }), resetScroll: false })}
    />
  )
}
