import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { newId } from '#lib/ids.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { Skeleton, SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { DocumentEditor, type DocumentEditorProps } from './document-editor.tsx'
import { storedQuery } from './editor-kind.ts'
import '../editor.css'

type Props<C extends FieldValues> = Omit<DocumentEditorProps<C>, 'id' | 'isNew' | 'opened'> & {
  /** Null for a new document. Then the id is generated here, so that a repeated first save creates only one document (BUILD-29). */
  id: string | null
}

/** The page of an editor, for a stored or a new document. It stays mounted when the first save of a new document changes the route. */
export function DocumentPage<C extends FieldValues>({ id, ...props }: Props<C>) {
  const fresh = useFreshId(id)
  const here = id ?? fresh
  return here === fresh ? (
    <NewDocument key={here} {...props} id={here} />
  ) : (
    <StoredDocument key={here} {...props} id={here} />
  )
}

/** The id of the new document. It changes after that document is stored and another new document is opened. */
function useFreshId(id: string | null): string {
  const [fresh, setFresh] = useState(newId)
  const wasStored = useRef(false)
  if (id === fresh) wasStored.current = true
  if (id === null && wasStored.current) {
    wasStored.current = false
    setFresh(newId())
  }
  return fresh
}

type Here<C extends FieldValues> = Omit<Props<C>, 'id'> & { id: string }

function NewDocument<C extends FieldValues>({ id, ...props }: Here<C>) {
  const { kind } = props
  const begun = useQuery({
    queryKey: ['new-document', kind.kind, id],
    queryFn: kind.begin,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <QueryBoundary query={begun} skeleton={<Opening />} errorText={kind.texts.failed}>
      {(first) => (
        <DocumentEditor
          {...props}
          id={id}
          isNew
          opened={{ ...first, title: '', revision: null, isUnreadable: false }}
        />
      )}
    </QueryBoundary>
  )
}

function StoredDocument<C extends FieldValues>({ id, ...props }: Here<C>) {
  const { kind } = props
  const stored = useQuery(storedQuery(kind, id))
  if ((stored.error as { code?: string } | null)?.code === 'DOCUMENT_NOT_BUILT') return <Uploaded kind={kind} id={id} />
  return (
    <QueryBoundary
      query={stored}
      skeleton={<Opening />}
      errorText={kind.texts.failed}
      missing={
        <EmptyState title={kind.texts.missing} action={<BackToDocuments />}>
          It was deleted, or you don't have access to it.
        </EmptyState>
      }
    >
      {(opened) => <DocumentEditor {...props} id={id} isNew={false} opened={opened} />}
    </QueryBoundary>
  )
}

export const BackToDocuments = () => (
  <ButtonLink to="/app/documents" icon={ArrowLeft}>
    Back to Documents
  </ButtonLink>
)

function Uploaded({ kind, id }: { kind: { noun: string; kind: string; path: string }; id: string }) {
  return (
    <EmptyState
      title={`This ${kind.noun} was uploaded`}
      action={
        <div className="row wrap">
          <BackToDocuments />
          <ButtonLink to={`${kind.path}/preview/${id}`} variant="primary">
            Open the {kind.noun}
          </ButtonLink>
        </div>
      }
    >
      Uploaded files can't be edited here.
    </EmptyState>
  )
}

function Opening() {
  return (
    <div className="ed">
      <div className="ed-head">
        <Skeleton shape="title" className="w-1/2" />
      </div>
      <div className="ed-panes">
        <div className="ed-form">
          <SkeletonRows rows={9} lead="none" label="Opening your document" />
        </div>
        <div className="pv">
          <Skeleton shape="block" className="pv-empty" />
        </div>
      </div>
    </div>
  )
}
