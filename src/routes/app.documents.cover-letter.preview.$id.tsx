import { createFileRoute } from '@tanstack/react-router'
import { firstData } from '#app/first-data.ts'
import { requireRoles } from '#app/guards.ts'
import { storedQuery } from '#features/document-editor/ui/editor/editor-kind.ts'
import { letterKind } from '#features/document-editor/ui/editor/kinds.ts'
import { DocumentPreviewPage } from '#features/document-editor/ui/preview/document-preview-page.tsx'

export const Route = createFileRoute('/app/documents/cover-letter/preview/$id')({
  staticData: { breadcrumb: 'Preview' },
  beforeLoad: requireRoles('job_seeker'),
  loader: ({ context: { queryClient }, params: { id } }) =>
    firstData(queryClient.prefetchQuery({ ...storedQuery(letterKind, id), retry: false })),
  head: () => ({ meta: [{ title: 'Cover letter · Tandem' }] }),
  component: () => <DocumentPreviewPage kind={letterKind} id={Route.useParams().id} />,
})
