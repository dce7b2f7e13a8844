import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { requireRoles } from '#app/guards.ts'
import { ImportPage } from '#features/document-editor/ui/import/import-page.tsx'
import { id, readAddress } from '#lib/read-address.ts'

export const Route = createFileRoute('/app/documents/import')({
  staticData: { breadcrumb: 'Import' },
  beforeLoad: requireRoles('job_seeker'),
  validateSearch: readAddress({ from: id }),
  head: () => ({ meta: [{ title: 'Import a resume · Tandem' }] }),
  component: Import,
})

function Import() {
  const { from } = Route.useSearch()
  const navigate = useNavigate()
  return (
    <ImportPage
      from={from}
      // the file is a document now: a reload reads it again instead of asking for a file
      onStored={(resumeId) => void navigate({ to: '/app/documents/import', search: { from: resumeId }, replace: true })}
      onMade={async (id) => {
        const builder: string = `/app/documents/resume/edit/${id}`
        await navigate({ to: builder, replace: true })
      }}
    />
  )
}
