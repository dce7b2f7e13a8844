import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Link2 } from 'lucide-react'
import { useState } from 'react'
import type { MachineView } from '#features/documents/export-contract.ts'
import { DownloadMenu } from '#features/documents/ui/components/download-menu.tsx'
import { errorText } from '#ui/error-text.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Button, ButtonLink } from '#ui/primitives/button.tsx'
import { Skeleton, SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'
import { MachineFields } from './machine-fields.tsx'
import { MachineSummary } from './machine-summary.tsx'
import { machineViewQuery } from './queries.ts'
import './machine.css'

const ShareDialog = lazyComponent(
  async () => (await import('#features/documents/ui/components/share-dialog.tsx')).ShareDialog,
)

const BackToDocuments = () => (
  <ButtonLink to="/app/documents" icon={ArrowLeft}>
    Back to Documents
  </ButtonLink>
)

/** /app/documents/resume/machine/{id}: the file of a resume as an applicant tracking system reads it. */
export function MachinePage({ id }: { id: string }) {
  const view = useQuery(machineViewQuery(id))
  return (
    <>
      <PageHeader
        title="ATS check"
        purpose={
          view.data
            ? `The PDF of "${view.data.title}", read the way hiring software reads it.`
            : 'The PDF of your resume, read the way hiring software reads it.'
        }
        actions={
          <>
            <BackToDocuments />
            {view.data && <ShareButton view={view.data} />}
            {view.data && (
              <DownloadMenu kind="resume" id={id} isSaved hasUnsavedEdits={false} isUploaded={!view.data.template} />
            )}
          </>
        }
      />
      <QueryBoundary
        query={view}
        skeleton={<Reading />}
        errorText="Failed to load resume"
        errorHint={errorText(view.error, '')}
        missing={
          <EmptyState title="Resume not found" action={<BackToDocuments />}>
            It was deleted, or you don't have access to it.
          </EmptyState>
        }
      >
        {(data) => <View view={data} id={id} />}
      </QueryBoundary>
    </>
  )
}

function ShareButton({ view: { id, title, template } }: { view: MachineView }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={Link2} onClick={() => setOpen(true)}>
        Share
      </Button>
      <ShareDialog id={id} title={title} open={isOpen} onOpenChange={setOpen} isUploaded={!template} />
    </>
  )
}

function Reading() {
  return (
    <div className="mv">
      <Skeleton shape="block" />
      <SkeletonRows rows={8} lead="none" label="Reading your resume" />
    </div>
  )
}

function View({ view, id }: { view: MachineView; id: string }) {
  const { fields, lines } = view
  if (lines.length === 0) {
    return (
      <EmptyState
        title="Nothing to read yet"
        action={
          view.template && (
            <ButtonLink to={`/app/documents/resume/edit/${id}`} variant="primary">
              Edit Resume
            </ButtonLink>
          )
        }
      >
        {view.template ? 'This resume is still empty.' : 'We found no text in this file.'}
      </EmptyState>
    )
  }
  return (
    <div className="mv">
      <MachineSummary view={view} />
      <div className={fields.length > 0 ? 'mv-two' : undefined}>
        {fields.length > 0 && <MachineFields fields={fields} />}
        <section aria-labelledby="mv-lines" className="card">
          <h2 id="mv-lines">Text as read</h2>
          <p className="meta">Line by line, in reading order, without columns, colors or fonts.</p>
          <ol className="mv-lines">
            {lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is nothing but its place
              <li key={at}>
                <span dir="auto">{line}</span>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </div>
  )
}
