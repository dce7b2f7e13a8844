import { createFileRoute, notFound } from '@tanstack/react-router'

export const Route = createFileRoute('/app/admin/$')({
  beforeLoad: () => {
    throw notFound()
  },
})
