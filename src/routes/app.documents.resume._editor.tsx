import { createFileRoute, useNavigate, useParams } from '@tanstack/react-router'
import { requireRoles } from '#app/guards.ts'
import { ResumeBuilderPage } from '#features/documents/ui/editor/resume-builder-page.tsx'

/** One page for a new and a stored document, so that the first save changes the address and nothing else. */
export const Route = createFileRoute('/app/documents/resume/_editor')({
  staticData: { crumb: 'Resume Builder', isWide: true },
  beforeLoad: requireRoles('job_seeker'),
  head: () => ({ meta: [{ title: 'Resume Builder · Tandem' }] }),
  component: Builder,
})

function Builder() {
  const { id = null } = useParams({ strict: false })
  const navigate = useNavigate()
  return (
    <ResumeBuilderPage
      id={id}
      onCreated={(made) =>
        void navigate({
          to: '/app/documents/resume/edit/$id',
          params: { id: made },
          replace: true,
          resetScroll: false,
          ignoreBlocker: true,
        })
      }
    />
  )
}
