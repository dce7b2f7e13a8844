import { createFileRoute, Outlet } from '@tanstack/react-router'
import { AppFrame } from '#app/app-frame.tsx'
import { requireSignedIn } from '#app/guards.ts'
import { ownSubscriptionQuery } from '#features/billing/ui/queries.ts'
import { recentQuery } from '#features/notifications/ui/queries.ts'
import { Waiting } from '#ui/page/waiting.tsx'

export const Route = createFileRoute('/app')({
  beforeLoad: requireSignedIn,
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.prefetchQuery(recentQuery()), queryClient.prefetchQuery(ownSubscriptionQuery())]),
  head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
  pendingMs: 300,
  pendingComponent: Waiting,
  component: App,
})

function App() {
  const { viewer } = Route.useRouteContext()
  return (
    <AppFrame viewer={viewer}>
      <Outlet />
    </AppFrame>
  )
}
