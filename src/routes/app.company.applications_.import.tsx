import { createFileRoute } from '@tanstack/react-router'
import { firstData } from '#app/first-data.ts'
import { useSession } from '#features/accounts/ui/queries.ts'
import { ApplicationImportPage } from '#features/application-import/ui/application-import-page.tsx'
import { importJobsQuery, importsQuery } from '#features/application-import/ui/queries.ts'
import { hasRole } from '#lib/viewer.ts'

export const Route = createFileRoute('/app/company/applications_/import')({
  loader: ({ context: { queryClient } }) =>
    firstData(queryClient.prefetchQuery(importsQuery()), queryClient.prefetchQuery(importJobsQuery())),
  head: () => ({ meta: [{ title: 'Import Applications · Tandem' }] }),
  staticData: { breadcrumb: 'Import Applications' },
  component: Import,
})

function Import() {
  const { viewer } = useSession()
  return <ApplicationImportPage isAdmin={hasRole(viewer, 'client_admin')} />
}
