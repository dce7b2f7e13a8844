import { createFileRoute } from '@tanstack/react-router'
import { firstData } from '#app/first-data.ts'
import { PostingImportPage } from '#features/job-import/ui/posting-import-page.tsx'
import { postingImportsQuery } from '#features/job-import/ui/queries.ts'

export const Route = createFileRoute('/app/company/jobs/import')({
  loader: ({ context: { queryClient } }) => firstData(queryClient.prefetchQuery(postingImportsQuery())),
  head: () => ({ meta: [{ title: 'Import Jobs · Tandem' }] }),
  staticData: { breadcrumb: 'Import Jobs' },
  component: PostingImportPage,
})
