import { createFileRoute } from '@tanstack/react-router'
import { firstData } from '#app/first-data.ts'
import { JobImportPage } from '#features/job-import/ui/job-import-page.tsx'
import { jobImportsQuery } from '#features/job-import/ui/queries.ts'

export const Route = createFileRoute('/app/company/jobs/import')({
  loader: ({ context: { queryClient } }) => firstData(queryClient.prefetchQuery(jobImportsQuery())),
  head: () => ({ meta: [{ title: 'Import Jobs · Tandem' }] }),
  staticData: { breadcrumb: 'Import Jobs' },
  component: JobImportPage,
})
