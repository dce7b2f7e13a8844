import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { requireRoles } from '#app/guards.ts'
import { useBuilder } from '#app/use-builder.ts'
import { ResumeBuilderPage } from '#features/document-editor/ui/editor/resume-builder-page.tsx'

/** One route for new and stored documents, so that the first save changes only the URL. */
export const Route = createFileRoute('/app/documents/resume/_editor')({
  staticData: { breadcrumb: 'Resume Builder', isWide: true },
  beforeLoad: (at) => {
    // the last part of the URL was removed: open the list of documents
    if (/\/resume\/?$/.test(at.location.pathname)) throw redirect({ to: '/app/documents', replace: true })
    return requireRoles('job_seeker')(at)
  },
  head: () => ({ meta: [{ title: 'Resume Builder · Tandem' }] }),
  component: Builder,
})

function Builder() {
  const { id, isPage, onCreated } = useBuilder('/app/documents/resume/edit/$id')
  if (!isPage) return <Outlet />
  return <ResumeBuilderPage id={id} onCreated={onCreated} />
}
