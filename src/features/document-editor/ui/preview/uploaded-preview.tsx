import { useQuery } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import type { DocumentKind } from '#features/documents/rules.ts'
import { DownloadMenu } from '#features/documents/ui/components/download-menu.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { BackToDocuments } from '../editor/document-page.tsx'
import '../editor.css'

type Kind = { kind: DocumentKind; texts: { failed: string; missing: string } }

/** An uploaded document: the text that was read from it, and the original to download while it exists. */
export function UploadedPreview({ kind, id }: { kind: Kind; id: string }) {
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
                  {document?.file && kind.kind === 'resume' && (
                    <ButtonLink to={`/app/documents/import?from=${id}`} variant="primary">
                      Edit a copy in the builder
                    </ButtonLink>
                  )}
                </>
              }
            />
            {document && !document.file && (
              <Notice tone="warn" title="This document's file is missing.">
                It may have been moved or deleted.
              </Notice>
            )}
            {document?.file && (
              <p className="meta">
                {document.file.fileName}, {Math.ceil(document.file.size / 1024).toLocaleString('en-US')} KB
              </p>
            )}
            {document?.file && <Words kind={kind.kind} document={document} />}
          </>
        )
      }}
    </QueryBoundary>
  )
}

type Listed = { id: string; title: string; createdAt: Date; file: { fileName: string; size: number } | null }

const documentsOf = async (kind: Kind['kind']): Promise<Listed[]> =>
  kind === 'resume' ? api.documents.listResumes.call() : api.documents.listLetters.call()

/** A file is read within this number of milliseconds after its upload. If it has no text after that, it has no readable text. */
const READING = 30_000

/** The text that was read from the file. A file with only images has no text and can only be downloaded. */
function Words({ kind, document: { id, createdAt } }: { kind: DocumentKind; document: Listed }) {
  const isFresh = () => Date.now() - createdAt.getTime() < READING
  const text = useQuery({
    ...api.exports.text.queryOptions({ input: { kind, id }, staleTime: 0 }),
    refetchInterval: ({ state }) => state.data?.lines.length === 0 && isFresh() && 1000,
  })
  const waiting = <SkeletonRows rows={8} lead="none" label="Reading the file" />
  return (
    <QueryBoundary query={text} skeleton={waiting} errorText="We couldn't read the file">
      {({ lines }) => {
        if (lines.length > 0) {
          return (
            <div className="dv">
              <div className="dv-text" dir="auto">
                {lines.join('\n')}
              </div>
            </div>
          )
        }
        return isFresh() ? waiting : <Notice>We couldn't read any text in this file. Download it to view it.</Notice>
      }}
    </QueryBoundary>
  )
}
