import { createFileRoute } from '@tanstack/react-router'
import { PostingImportPage } from '#features/job-import/ui/posting-import-page.tsx'

export const Route = createFileRoute('/app/company/jobs/import')({
  head: () => ({ meta: [{ title: 'Import Jobs · Tandem' }] }),
  staticData: { breadcrumb: 'Import Jobs' },
  component: PostingImportPage,
})
