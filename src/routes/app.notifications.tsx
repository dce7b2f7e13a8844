import { createFileRoute } from '@tanstack/react-router'
import { NotificationsPage } from '#features/notifications/ui/notifications-page.tsx'
import { notificationsQuery } from '#features/notifications/ui/queries.ts'

export const Route = createFileRoute('/app/notifications')({
  // awaited, so that the page arrives complete; prefetchQuery leaves a failure to the page's own error state
  loader: ({ context }) => context.queryClient.prefetchQuery(notificationsQuery()),
  head: () => ({ meta: [{ title: 'Notifications · Tandem' }] }),
  component: NotificationsPage,
})
