import { createFileRoute, notFound } from '@tanstack/react-router'

// any path that leads nowhere (SHELL-04)
export const Route = createFileRoute('/$')({
  staticData: { hydrate: false },
  beforeLoad: () => {
    throw notFound()
  },
})
