import { createFileRoute } from '@tanstack/react-router'
import { firstData } from '#app/first-data.ts'
import { ApplicationMatch } from '#features/applications/ui/components/application-match.tsx'
import { openFile } from '#features/hiring-pipeline/ui/use-review-actions.ts'
import { ComparePage } from '#features/scorecards/ui/compare-page.tsx'
import { CompareSearch, idsIn } from '#features/scorecards/ui/compare-search.ts'
import { comparedApplicationQuery, compareQuery } from '#features/scorecards/ui/queries.ts'

export const Route = createFileRoute('/app/company/applications_/compare')({
  validateSearch: CompareSearch,
  loaderDeps: ({ search: { ids } }) => ({ ids }),
  loader: ({ context: { queryClient }, deps }) => {
    const ids = idsIn(deps)
    if (ids.length === 0) return
    return firstData(
      queryClient.prefetchQuery(compareQuery(ids)),
      ...ids.map((id) => queryClient.prefetchQuery(comparedApplicationQuery(id))),
    )
  },
  head: () => ({ meta: [{ title: 'Compare candidates · Tandem' }] }),
  staticData: { breadcrumb: 'Compare' },
  component: Compare,
})

function Compare() {
  return (
    <ComparePage
      ids={idsIn(Route.useSearch())}
      match={({ match, hasResume, candidateName }) => (
        <ApplicationMatch match={match} hasResume={hasResume} of={candidateName} />
      )}
      onOpenResume={(id) => void openFile({ kind: 'resume', id })}
    />
  )
}
