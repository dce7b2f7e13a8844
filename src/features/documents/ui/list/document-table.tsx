import { Check, Tag } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type Column, DataTable } from '#ui/page/data-table.tsx'
import { Ago } from '#ui/primitives/ago.tsx'
import { AppLink } from '#ui/primitives/app-link.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import { FileIcon } from '#ui/primitives/file-box.tsx'
import { type Met, Score } from '#ui/primitives/score.tsx'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'
import type { DocumentKind } from '../../rules.ts'
import { type DocumentSort, documentSorts } from './document-sorts.ts'
import { tagsOf } from './find-documents.ts'
import { editCopyHref, kindTexts } from './kind-texts.ts'
import { extensionOf, type ListedDocument } from './listed-document.ts'
import { RowActions } from './row-actions.tsx'
import { useDocumentActions } from './use-document-actions.ts'
import '../documents.css'

const ShareDialog = lazyComponent(async () => (await import('../components/share-dialog.tsx')).ShareDialog)
const TagsDialog = lazyComponent(async () => (await import('./tags-dialog.tsx')).TagsDialog)
const RenameDialog = lazyComponent(async () => (await import('./rename-dialog.tsx')).RenameDialog)

type Props = {
  kind: DocumentKind
  documents: readonly ListedDocument[]
  sort?: DocumentSort | undefined
  foot: ReactNode
}

/** One kind of documents, sorted, by default last changed first (DOCS-03, DOCS-04, DOCS-08). */
export function DocumentTable({ kind, documents, sort = 'updated', foot }: Props) {
  const actions = useDocumentActions()
  const [renamed, setRenamed] = useState<ListedDocument | null>(null)
  const [tagged, setTagged] = useState<ListedDocument | null>(null)
  const [shared, setShared] = useState<ListedDocument | null>(null)
  const now = new Date()
  const columns: Column<ListedDocument>[] = [
    { id: 'document', head: 'Document', lead: true, cell: (document) => <DocumentCell document={document} /> },
    { id: 'updated', head: 'Last Modified', cell: ({ updatedAt }) => <Ago at={updatedAt} now={now} /> },
    ...(kind === 'resume' ? [downloads] : []),
    { id: 'status', head: 'Status', cell: (document) => <Status document={document} /> },
    {
      id: 'actions',
      head: 'Actions',
      align: 'end',
      actions: true,
      cell: (document) => (
        <RowActions
          document={document}
          actions={actions}
          onRename={() => setRenamed(document)}
          onTag={() => setTagged(document)}
          onShare={() => setShared(document)}
        />
      ),
    },
  ]
  return (
    <>
      <DataTable
        label={kindTexts[kind].Many}
        columns={columns}
        rows={documents}
        rowKey={({ id }) => id}
        sort={{ id: documentSorts[sort].column, desc: documentSorts[sort].desc }}
        foot={foot}
      />
      {renamed && (
        <RenameDialog
          document={renamed}
          onRename={(title) => actions.rename(renamed, title)}
          onClose={() => setRenamed(null)}
        />
      )}
      {tagged && (
        <TagsDialog
          document={tagged}
          known={tagsOf(documents)}
          onSave={(tags) => actions.setTags(tagged, tags)}
          onClose={() => setTagged(null)}
        />
      )}
      {shared && (
        <ShareDialog
          id={shared.id}
          title={shared.title}
          isUploaded={shared.documentType === 'uploaded'}
          open
          onOpenChange={(isOpen) => !isOpen && setShared(null)}
        />
      )}
    </>
  )
}

const downloads: Column<ListedDocument> = {
  id: 'downloads',
  head: 'Downloads',
  align: 'end',
  cell: ({ downloadCount }) => <span className="num">{downloadCount}</span>,
}

function DocumentCell({ document }: { document: ListedDocument }) {
  const { id, kind, title, documentType, isDefault, jobTitle, companyName, tags } = document
  const job = [jobTitle, companyName].filter(Boolean).join(' at ')
  return (
    <div className="row row-3">
      <Thumbnail document={document} />
      <div className="doc-name">
        <b className="strong">{title}</b>
        {job && <div className="meta">{job}</div>}
        <div className="row wrap">
          <Badge>{documentType === 'uploaded' ? 'Uploaded' : 'Created'}</Badge>
          {isDefault && (
            <Badge tone="primary" icon={Check}>
              Default
            </Badge>
          )}
          {kind === 'resume' && documentType === 'uploaded' && (
            <AppLink className="link" to={editCopyHref(id)}>
              Edit a copy in the builder
            </AppLink>
          )}
          {tags.map((tag) => (
            <Badge key={tag} icon={Tag}>
              {tag}
            </Badge>
          ))}
        </div>
      </div>
    </div>
  )
}

/** The first page of a built document; for an upload, the icon of its file type. */
function Thumbnail({ document }: { document: ListedDocument }) {
  const { id, kind, documentType, updatedAt } = document
  const [failed, setFailed] = useState('')
  const src = `/api/documents/${kind}/${id}/thumbnail?v=${updatedAt.getTime()}`
  if (documentType === 'uploaded' || failed === src) {
    return (
      <span className="doc-file">
        <FileIcon ext={extensionOf(document)} />
      </span>
    )
  }
  return (
    <img className="doc-page" src={src} alt="" width={56} height={76} loading="lazy" onError={() => setFailed(src)} />
  )
}

function Status({ document: { kind, aiScore, isDefault, documentType } }: { document: ListedDocument }) {
  if (kind === 'letter') {
    if (isDefault) return 'Suggested first'
    return <span className="meta">{documentType === 'uploaded' ? 'Uploaded file' : 'Ready to send'}</span>
  }
  if (aiScore === null) return <span className="meta">Not scored</span>
  return (
    <span className="row doc-score">
      <Score segments={scoreSegments(aiScore)} value={aiScore} what="Resume score" />
      <b className="strong num" aria-hidden="true">
        {aiScore}
      </b>
    </span>
  )
}

/** Ten segments: a full one for each ten points, and a half one for the remainder. */
export const scoreSegments = (score: number): Met[] =>
  Array.from({ length: 10 }, (_, index) => {
    const points = score - index * 10
    return points >= 10 ? 'met' : points >= 1 ? 'partly' : 'missing'
  })
