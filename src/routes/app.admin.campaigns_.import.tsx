import { createFileRoute } from '@tanstack/react-router'
import { firstData } from '#app/first-data.ts'
import { subscriberImportsQuery } from '#features/campaigns/ui/queries.ts'
import { SubscriberImportPage } from '#features/campaigns/ui/subscriber-import/subscriber-import-page.tsx'

export const Route = createFileRoute('/app/admin/campaigns_/import')({
  loader: ({ context: { queryClient } }) => firstData(queryClient.prefetchQuery(subscriberImportsQuery())),
  head: () => ({ meta: [{ title: 'Import Subscribers · Tandem' }] }),
  staticData: { breadcrumb: 'Import Subscribers' },
  component: SubscriberImportPage,
})
