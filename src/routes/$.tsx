import { createFileRoute, notFound } from '@tanstack/react-router'

// any unknown path (SHELL-04)
export const Route = createFileRoute('/$')({
  staticData: { hydrate: false },
  beforeLoad: () => {
    throw notFound()
  },
})
