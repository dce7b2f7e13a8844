import { useQuery } from '@tanstack/react-query'
import type { FieldValues } from 'react-hook-form'
import { DownloadMenu } from '#features/documents/ui/components/download-menu.tsx'
import { errorText } from '#ui/error-text.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { isMissing } from '#ui/page/query-boundary.tsx'
import { ErrorState } from '#ui/page/state-page.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { Loading, Skeleton } from '#ui/primitives/skeleton.tsx'
import { BackToDocuments } from '../editor/document-page.tsx'
import { type EditorKind, type StoredDocument, storedQuery } from '../editor/editor-kind.ts'
import { DocumentPages } from './document-pages.tsx'
import { UploadedPreview } from './uploaded-preview.tsx'
import '../editor.css'

type Props<C extends FieldValues> = { kind: EditorKind<C>; id: string }

/** A read-only document: its pages as in the PDF, or the text of an uploaded file (PREV-01 to PREV-05). */
export function DocumentPreviewPage<C extends FieldValues>({ kind, id }: Props<C>) {
  const stored = useQuery({ ...storedQuery(kind, id), retry: false })
  if (stored.data) return <Built kind={kind} document={stored.data} />
  const code = (stored.error as { code?: string } | null)?.code
  if (code === 'DOCUMENT_NOT_BUILT') return <UploadedPreview kind={kind} id={id} />
  if (isMissing(stored.error)) {
    return (
      <EmptyState title={kind.texts.missing} action={<BackToDocuments />}>
        It was deleted, or you don't have access to it.
      </EmptyState>
    )
  }
  if (!stored.isError) return <PagesSkeleton />
  return (
    <ErrorState
      level="h1"
      title={kind.texts.failed}
      onRetry={() => void stored.refetch()}
      busy={stored.isFetching}
      actions={<BackToDocuments />}
    >
      {errorText(stored.error, 'Something went wrong on our side. Try again.')}
    </ErrorState>
  )
}

function Built<C extends FieldValues>({ kind, document }: { kind: EditorKind<C>; document: StoredDocument<C> }) {
  const { id, title } = document
  const pages = useQuery({
    queryKey: ['document-pages', kind.kind, id, document.revision],
    queryFn: ({ signal }) => kind.lay(document, { signal }),
  })
  return (
    <>
      <PageHeader
        title={title}
        purpose="Preview Mode"
        actions={
          <>
            <BackToDocuments />
            <DownloadMenu kind={kind.kind} id={id} isSaved hasUnsavedEdits={false} />
            <ButtonLink to={`${kind.path}/edit/${id}`} variant="primary">
              {kind.kind === 'resume' ? 'Edit Resume' : 'Edit Cover Letter'}
            </ButtonLink>
          </>
        }
      />
      <div className="dv">
        {pages.data && <DocumentPages preview={pages.data} title={title} />}
        {pages.isError && (
          <ErrorState
            title="The preview couldn't be created."
            onRetry={() => void pages.refetch()}
            busy={pages.isFetching}
          >
            {errorText(pages.error, 'Your document is safe. Only the preview failed.')}
          </ErrorState>
        )}
        {pages.isPending && <PagesSkeleton />}
      </div>
    </>
  )
}

const PagesSkeleton = () => (
  <Loading label="Loading the document">
    <div className="pv-pages">
      <Skeleton shape="block" className="pv-empty" />
    </div>
  </Loading>
)
