import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { requireRoles } from '#app/guards.ts'
import { useBuilder } from '#app/use-builder.ts'
import { LetterBuilderPage } from '#features/document-editor/ui/letter/letter-builder-page.tsx'
import { StoryPicker } from '#features/interview-stories/ui/components/story-picker.tsx'

/** One route for new and stored documents, so that the first save changes only the URL. */
export const Route = createFileRoute('/app/documents/cover-letter/_editor')({
  staticData: { breadcrumb: 'Cover Letter Builder', isWide: true },
  beforeLoad: (at) => {
    // the last part of the URL was removed: open the list of documents
    if (/\/cover-letter\/?$/.test(at.location.pathname))
      throw redirect({ to: '/app/documents', search: { tab: 'cover-letters' }, replace: true })
    return requireRoles('job_seeker')(at)
  },
  head: () => ({ meta: [{ title: 'Cover Letter Builder · Tandem' }] }),
  component: Builder,
})

function Builder() {
  const { id, isPage, onCreated } = useBuilder('/app/documents/cover-letter/edit/$id')
  if (!isPage) return <Outlet />
  return (
    <LetterBuilderPage
      id={id}
      renderInsert={(insert) => <StoryPicker as="paragraph" onPick={insert} />}
      onCreated={onCreated}
    />
  )
}
