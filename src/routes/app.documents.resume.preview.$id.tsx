import { createFileRoute } from '@tanstack/react-router'
import { firstData } from '#app/first-data.ts'
import { requireRoles } from '#app/guards.ts'
import { storedQuery } from '#features/document-editor/ui/editor/editor-kind.ts'
import { resumeKind } from '#features/document-editor/ui/editor/kinds.ts'
import { DocumentPreviewPage } from '#features/document-editor/ui/preview/document-preview-page.tsx'

export const Route = createFileRoute('/app/documents/resume/preview/$id')({
  staticData: { breadcrumb: 'Preview' },
  beforeLoad: requireRoles('job_seeker'),
  loader: ({ context: { queryClient }, params: { id } }) =>
    firstData(queryClient.prefetchQuery({ ...storedQuery(resumeKind, id), retry: false })),
  head: () => ({ meta: [{ title: 'Resume · Tandem' }] }),
  component: () => <DocumentPreviewPage kind={resumeKind} id={Route.useParams().id} />,
})
