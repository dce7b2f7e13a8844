import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/app/documents/cover-letter/_editor/new')({
  staticData: { breadcrumb: 'Cover Letter Builder', isWide: true },
  component: () => null,
})
