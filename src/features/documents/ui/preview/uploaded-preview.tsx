import { useQuery } from '@tanstack/react-query'
import { api } from '#app/api.ts'
import { PageHeader } from '#ui/page/page-header.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import type { DocumentKind } from '../../rules.ts'
import { machineViewQuery } from '../ats/queries.ts'
import { BackToDocuments } from '../editor/document-page.tsx'
import { DownloadMenu } from '../exports/download-menu.tsx'

type Kind = { kind: DocumentKind; texts: { failed: string; missing: string } }

/** An uploaded document: the words that were read in it, and the original to download while it is there. */
export function UploadedPreview({ kind, id }: { kind: Kind; id: string }) {
  const isResume = kind.kind === 'resume'
  const documents = useQuery({
    queryKey: ['uploaded-documents', kind.kind],
    queryFn: () => documentsOf(kind.kind),
    staleTime: 0,
  })
  return (
    <QueryBoundary query={documents} skeleton={<SkeletonRows rows={8} />} errorText={kind.texts.failed}>
      {(all) => {
        const document = all.find((one) => one.id === id)
        return (
          <>
            <PageHeader
              title={document?.title ?? kind.texts.missing}
              purpose="Preview Mode"
              actions={
                <>
                  <BackToDocuments />
                  {document?.file && (
                    <DownloadMenu kind={kind.kind} id={id} isSaved hasUnsavedEdits={false} isUploaded />
                  )}
                </>
              }
            />
            {document && !document.file && (
              <Notice tone="warn" title="The file of this document is gone.">
                It may have been moved or deleted.
              </Notice>
            )}
            {document?.file && (
              <p className="meta">
                {document.file.fileName}, {Math.ceil(document.file.size / 1024).toLocaleString('en-US')} KB
              </p>
            )}
            {isResume && document?.file && <Words id={id} />}
          </>
        )
      }}
    </QueryBoundary>
  )
}

type Listed = { id: string; title: string; file: { fileName: string; size: number } | null }

const documentsOf = async (kind: Kind['kind']): Promise<Listed[]> =>
  kind === 'resume' ? api.documents.listResumes.call() : api.documents.listLetters.call()

/** What was read in the file; one that holds pictures alone has none, and its download is all there is. */
function Words({ id }: { id: string }) {
  const view = useQuery({ ...machineViewQuery(id), retry: false })
  if ((view.error as { code?: string } | null)?.code === 'MACHINE_UNREADABLE')
    return <Notice>No words could be read in this file. Download it to see it.</Notice>
  return (
    <QueryBoundary query={view} skeleton={<SkeletonRows rows={8} lead="none" />} errorText="The file could not be read">
      {({ lines }) => (
        <div className="dv">
          <div className="dv-text" dir="auto">
            {lines.join('\n')}
          </div>
        </div>
      )}
    </QueryBoundary>
  )
}
