import type { UseQueryResult } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { AppLink } from '#ui/primitives/app-link.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
import type { DocumentKind } from '../../rules.ts'
import { DocumentTable } from './document-table.tsx'
import { DocumentsSkeleton } from './documents-skeleton.tsx'
import { kindTexts } from './kind-texts.ts'
import type { ListedDocument } from './listed-document.ts'
import '../documents.css'

type Props = { kind: DocumentKind; query: UseQueryResult<ListedDocument[]> }

const empty = {
  resume: {
    title: 'No resumes yet',
    text: 'Upload a resume above or create one here. We score it as you write and match it with every open job.',
  },
  letter: {
    title: 'No cover letters yet',
    text: 'Create one here in the style of your resume, or upload one above. Your default is suggested first when you apply.',
  },
}

/** The documents of one tab, with loading, error and empty states. */
export function DocumentList({ kind, query }: Props) {
  const { one, many, path } = kindTexts[kind]
  return (
    <QueryBoundary
      query={query}
      skeleton={<DocumentsSkeleton />}
      errorText={`Failed to fetch ${many}`}
      isEmpty={(documents) => documents.length === 0}
      empty={
        <EmptyState
          title={empty[kind].title}
          level={2}
          action={
            <ButtonLink to={`${path}/new`} variant="primary" icon={Plus}>
              Add a {one}
            </ButtonLink>
          }
        >
          {empty[kind].text}
        </EmptyState>
      }
    >
      {(documents) => <DocumentTable kind={kind} documents={documents} foot={<AddRow kind={kind} />} />}
    </QueryBoundary>
  )
}

/** The dashed row at the end of the list (DOCS-02). */
function AddRow({ kind }: { kind: DocumentKind }) {
  const { one, path } = kindTexts[kind]
  return (
    <AppLink to={`${path}/new`} className="doc-add">
      <Plus className="ic" />
      <span>
        <b className="strong">Add a {one}</b>
        <span className="meta"> from scratch or duplicate an existing one</span>
      </span>
    </AppLink>
  )
}
