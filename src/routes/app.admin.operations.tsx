import { createFileRoute } from '@tanstack/react-router'
import { OperationsPage } from '#features/operations/ui/operations-page.tsx'
import { deadLettersQuery, healthQuery, queuesQuery } from '#features/operations/ui/queries.ts'

export const Route = createFileRoute('/app/admin/operations')({
  // awaited, so that the page arrives complete; the page shows its own error states
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.prefetchQuery(queuesQuery()),
      queryClient.prefetchQuery(deadLettersQuery()),
      queryClient.prefetchQuery(healthQuery()),
    ]),
  head: () => ({ meta: [{ title: 'Operations · Tandem' }] }),
  component: OperationsPage,
})
