import type { UseQueryResult } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { FilterBar } from '#ui/page/filter-bar.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { AppLink } from '#ui/primitives/app-link.tsx'
import { Button, ButtonLink } from '#ui/primitives/button.tsx'
import { Select } from '#ui/primitives/select.tsx'
import type { DocumentKind } from '../../rules.ts'
import { documentSortKeys, documentSorts } from './document-sorts.ts'
import { DocumentTable } from './document-table.tsx'
import type { DocumentsSearch } from './documents-search.ts'
import { DocumentsSkeleton } from './documents-skeleton.tsx'
import { findDocuments, tagsOf } from './find-documents.ts'
import { kindTexts } from './kind-texts.ts'
import type { ListedDocument } from './listed-document.ts'
import '../documents.css'

type Props = {
  kind: DocumentKind
  query: UseQueryResult<ListedDocument[]>
  search: DocumentsSearch
  onSearch: (search: DocumentsSearch) => void
}

/** With fewer documents there is nothing to find. */
const MANY = 6

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
export function DocumentList({ kind, query, search, onSearch }: Props) {
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
      {(documents) => (
        <div className="stack stack-4">
          {(documents.length >= MANY || search.q || search.tag || tagsOf(documents).length > 0) && (
            <Find kind={kind} tags={tagsOf(documents)} search={search} onSearch={onSearch} />
          )}
          <Found kind={kind} documents={documents} search={search} onSearch={onSearch} />
        </div>
      )}
    </QueryBoundary>
  )
}

type Finding = Omit<Props, 'query'>

function Find({ kind, tags, search, onSearch }: Finding & { tags: readonly string[] }) {
  const sorts = documentSortKeys.filter((key) => kind === 'resume' || key === 'updated' || key === 'title')
  return (
    <FilterBar
      search={{
        value: search.q ?? '',
        label: `Search ${kindTexts[kind].many}`,
        onChange: (q) => onSearch({ ...search, q: q || undefined }),
      }}
      filters={
        tags.length > 0 && (
          <Select
            aria-label="Tag"
            value={tags.find((tag) => tag.toLowerCase() === search.tag?.toLowerCase()) ?? ''}
            options={[{ value: '', label: 'All tags' }, ...tags.map((tag) => ({ value: tag, label: tag }))]}
            onChange={({ target }) => onSearch({ ...search, tag: target.value || undefined })}
          />
        )
      }
      set={search.tag ? 1 : 0}
      end={
        <Select
          aria-label="Sort by"
          value={search.sort ?? 'updated'}
          options={sorts.map((value) => ({ value, label: documentSorts[value].label }))}
          onChange={({ target }) => onSearch({ ...search, sort: documentSortKeys.find((key) => key === target.value) })}
        />
      }
    />
  )
}

function Found({ kind, documents, search, onSearch }: Finding & { documents: readonly ListedDocument[] }) {
  const found = findDocuments(documents, search)
  if (found.length > 0) {
    return <DocumentTable kind={kind} documents={found} sort={search.sort} foot={<AddRow kind={kind} />} />
  }
  return (
    <EmptyState
      level={2}
      title={`No ${kindTexts[kind].many} found`}
      action={<Button onClick={() => onSearch({ ...search, q: undefined, tag: undefined })}>Clear search</Button>}
    >
      {search.q
        ? `No ${kindTexts[kind].one}${search.tag ? ` tagged “${search.tag}”` : ''} has all words of “${search.q}” in its title, job, company or tags.`
        : `No ${kindTexts[kind].one} is tagged “${search.tag}”.`}
    </EmptyState>
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
