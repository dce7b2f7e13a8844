import { createFileRoute } from '@tanstack/react-router'
import { firstData } from '#app/first-data.ts'
import { requireRoles } from '#app/guards.ts'
import { TrackerImportPage } from '#features/job-tracker/ui/imports/tracker-import-page.tsx'
import { trackerImportsQuery } from '#features/job-tracker/ui/queries.ts'

export const Route = createFileRoute('/app/tracker_/import')({
  beforeLoad: requireRoles('job_seeker'),
  loader: ({ context: { queryClient } }) => firstData(queryClient.prefetchQuery(trackerImportsQuery())),
  head: () => ({ meta: [{ title: 'Import to Job Tracker · Tandem' }] }),
  staticData: { breadcrumb: 'Import' },
  component: TrackerImportPage,
})
