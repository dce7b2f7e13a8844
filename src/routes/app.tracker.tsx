import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { firstData } from '#app/first-data.ts'
import { requireRoles } from '#app/guards.ts'
import { trackerExtras } from '#app/tracker-extras.tsx'
import { loadTrackerBoard } from '#features/job-tracker/ui/lazy-tracker-board.ts'
import {
  archivedQuery,
  funnelQuery,
  openRemindersQuery,
  savedQuery,
  trackedQuery,
  trackerStatsQuery,
} from '#features/job-tracker/ui/queries.ts'
import { TrackerPage } from '#features/job-tracker/ui/tracker-page.tsx'
import { filtersOf, TrackerSearch } from '#features/job-tracker/ui/tracker-search.ts'

export const Route = createFileRoute('/app/tracker')({
  beforeLoad: requireRoles('job_seeker'),
  validateSearch: TrackerSearch,
  loaderDeps: ({ search }) => ({ filters: filtersOf(search), view: search.view }),
  loader: ({ context: { queryClient }, deps: { filters, view } }) =>
    firstData(
      loadTrackerBoard({ view }),
      queryClient.prefetchInfiniteQuery(trackedQuery(filters)),
      queryClient.prefetchQuery(trackerStatsQuery()),
      queryClient.prefetchQuery(savedQuery()),
      queryClient.prefetchQuery(archivedQuery()),
      queryClient.prefetchQuery(openRemindersQuery()),
      queryClient.prefetchQuery(funnelQuery('90')),
    ),
  staticData: { ready: loadTrackerBoard },
  head: () => ({ meta: [{ title: 'Job Tracker · Tandem' }] }),
  component: Tracker,
})

function Tracker() {
  const search = Route.useSearch()
  const navigate = useNavigate()
  return (
    <TrackerPage
      search={search}
      extras={trackerExtras}
      onSearch={(change) => {
        const isOpening =
          change.application !== undefined || change.external !== undefined || change.saved !== undefined
        // opening details adds a history entry, a filter does not
        void navigate({ to: '/app/tracker', search: { ...search, ...change }, replace: !isOpening, resetScroll: false })
      }}
    />
  )
}
