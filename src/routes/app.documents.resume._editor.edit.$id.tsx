import { createFileRoute } from '@tanstack/react-router'
import { firstData } from '#app/first-data.ts'
import { storedQuery } from '#features/document-editor/ui/editor/editor-kind.ts'
import { resumeKind } from '#features/document-editor/ui/editor/kinds.ts'

export const Route = createFileRoute('/app/documents/resume/_editor/edit/$id')({
  staticData: { breadcrumb: 'Resume Builder', isWide: true },
  // a document that was just created here is already in the cache
  loader: ({ context: { queryClient }, params: { id }, cause }) =>
    cause === 'stay' ? undefined : firstData(queryClient.ensureQueryData(storedQuery(resumeKind, id)).catch(() => {})),
  component: () => null,
})
