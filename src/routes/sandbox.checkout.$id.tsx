import { createFileRoute } from '@tanstack/react-router'
import { firstData } from '#app/first-data.ts'
import { requireSignedIn } from '#app/guards.ts'
import { sandboxCheckoutQuery } from '#features/billing/ui/queries.ts'
import { SandboxCheckoutPage } from '#features/billing/ui/sandbox/checkout-page.tsx'

export const Route = createFileRoute('/sandbox/checkout/$id')({
  beforeLoad: requireSignedIn,
  loader: ({ context: { queryClient }, params }) =>
    firstData(queryClient.prefetchQuery(sandboxCheckoutQuery(params.id))),
  head: () => ({ meta: [{ title: 'Sandbox checkout · Tandem' }, { name: 'robots', content: 'noindex' }] }),
  component: SandboxCheckout,
})

function SandboxCheckout() {
  return <SandboxCheckoutPage id={Route.useParams().id} />
}
