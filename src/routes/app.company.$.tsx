import { createFileRoute, notFound } from '@tanstack/react-router'

export const Route = createFileRoute('/app/company/$')({
  beforeLoad: () => {
    throw notFound()
  },
})
