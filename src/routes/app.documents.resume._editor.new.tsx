import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/app/documents/resume/_editor/new')({
  staticData: { breadcrumb: 'Resume Builder', isWide: true },
  component: () => null,
})
