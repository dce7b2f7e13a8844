import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { firstData } from '#app/first-data.ts'
import { requireRoles } from '#app/guards.ts'
import { ScoringPage } from '#features/document-editor/ui/assist/scoring-page.tsx'
import { ownResumesQuery, scoreQuery } from '#features/documents/ui/queries.ts'
import { id, readAddress } from '#lib/read-address.ts'

export const Route = createFileRoute('/app/documents/scoring')({
  staticData: { breadcrumb: 'Scoring' },
  beforeLoad: requireRoles('job_seeker'),
  validateSearch: readAddress({ resume: id }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { resume } }) =>
    firstData(
      queryClient.prefetchQuery(ownResumesQuery()),
      ...(resume ? [queryClient.prefetchQuery(scoreQuery(resume))] : []),
    ),
  head: () => ({ meta: [{ title: 'How scoring works · Tandem' }] }),
  component: Scoring,
})

function Scoring() {
  const { resume } = Route.useSearch()
  const navigate = useNavigate()
  return (
    <ScoringPage
      resume={resume}
      onResume={(id) =>
        void navigate({ to: '/app/documents/scoring', search: { resume: id }, replace: true, resetScroll: false })
      }
    />
  )
}
