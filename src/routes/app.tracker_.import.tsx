import { createFileRoute } from '@tanstack/react-router'
import { firstData } from '#app/first-data.ts'
import { requireRoles } from '#app/guards.ts'
import { trackerImportsQuery } from '#features/tracker-import/ui/queries.ts'
import { TrackerImportPage } from '#features/tracker-import/ui/tracker-import-page.tsx'

export const Route = createFileRoute('/app/tracker_/import')({
  beforeLoad: requireRoles('job_seeker'),
  loader: ({ context: { queryClient } }) => firstData(queryClient.prefetchQuery(trackerImportsQuery())),
  head: () => ({ meta: [{ title: 'Import to Job Tracker · Tandem' }] }),
  staticData: { breadcrumb: 'Import' },
  component: TrackerImportPage,
})
