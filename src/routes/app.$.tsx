import { createFileRoute, notFound } from '@tanstack/react-router'

export const Route = createFileRoute('/app/$')({
  beforeLoad: () => {
    throw notFound()
  },
})
