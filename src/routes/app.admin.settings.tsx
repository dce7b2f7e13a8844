import { createFileRoute } from '@tanstack/react-router'
import { soldPlansQuery } from '#features/billing/ui/queries.ts'
import { settingsHistoryQuery, settingsQuery } from '#features/operations/ui/queries.ts'
import { SettingsPage } from '#features/operations/ui/settings-page.tsx'

export const Route = createFileRoute('/app/admin/settings')({
  // awaited, so that the page arrives complete; the page shows its own error states
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.prefetchQuery(settingsQuery()),
      queryClient.prefetchQuery(settingsHistoryQuery()),
      queryClient.prefetchQuery(soldPlansQuery()),
    ]),
  head: () => ({ meta: [{ title: 'Settings · Tandem' }] }),
  component: SettingsPage,
})
