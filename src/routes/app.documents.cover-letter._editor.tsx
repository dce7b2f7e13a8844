import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { requireRoles } from '#app/guards.ts'
import { useBuilder } from '#app/use-builder.ts'
import { LetterBuilderPage } from '#features/document-editor/ui/letter/letter-builder-page.tsx'
import { StoryPicker } from '#features/interview-stories/ui/components/story-picker.tsx'

/** One page for a new and a stored document, so that the first save changes the address and nothing else. */
export const Route = createFileRoute('/app/documents/cover-letter/_editor')({
  staticData: { breadcrumb: 'Cover Letter Builder', isWide: true },
  beforeLoad: (at) => {
    // the address cut short by hand: the list that the editor belongs to
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
