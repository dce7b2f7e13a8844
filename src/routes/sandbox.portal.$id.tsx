import { createFileRoute } from '@tanstack/react-router'
import { firstData } from '#app/first-data.ts'
import { requireSignedIn } from '#app/guards.ts'
import { sandboxPortalQuery } from '#features/billing/ui/queries.ts'
import { SandboxPortalPage } from '#features/billing/ui/sandbox/portal-page.tsx'

export const Route = createFileRoute('/sandbox/portal/$id')({
  beforeLoad: requireSignedIn,
  loader: ({ context: { queryClient }, params }) => firstData(queryClient.prefetchQuery(sandboxPortalQuery(params.id))),
  head: () => ({ meta: [{ title: 'Sandbox portal · Tandem' }, { name: 'robots', content: 'noindex' }] }),
  component: SandboxPortal,
})

function SandboxPortal() {
  return <SandboxPortalPage id={Route.useParams().id} />
}
