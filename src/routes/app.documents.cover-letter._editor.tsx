import { createFileRoute, Outlet, redirect, useChildMatches, useNavigate, useParams } from '@tanstack/react-router'
import { requireRoles } from '#app/guards.ts'
import { LetterBuilderPage } from '#features/document-editor/ui/letter/letter-builder-page.tsx'
import { StoryPicker } from '#features/interview-stories/ui/components/story-picker.tsx'

/** One page for a new and a stored document, so that the first save changes the address and nothing else. */
export const Route = createFileRoute('/app/documents/cover-letter/_editor')({
  staticData: { crumb: 'Cover Letter Builder', isWide: true },
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
  const { id = null } = useParams({ strict: false })
  const navigate = useNavigate()
  // not an address of the editor: render the not-found page
  if (useChildMatches().length === 0) return <Outlet />
  return (
    <LetterBuilderPage
      id={id}
      renderInsert={(insert) => <StoryPicker as="paragraph" onPick={insert} />}
      onCreated={(made) =>
        void navigate({
          to: '/app/documents/cover-letter/edit/$id',
          params: { id: made },
          replace: true,
          resetScroll: false,
          ignoreBlocker: true,
        })
      }
    />
  )
}
