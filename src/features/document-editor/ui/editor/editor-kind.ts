import { queryOptions } from '@tanstack/react-query'
import type { FieldValues } from 'react-hook-form'
import type { Design } from '#features/document-content/design.ts'
import type { Preview } from '#features/documents/preview-contract.ts'
import type { DocumentKind } from '#features/documents/rules.ts'
import type { EditedDocument, SaveResult } from './edited-document.ts'

export type StoredDocument<C> = EditedDocument<C> & { id: string; revision: number; isUnreadable: boolean }

/** The parts of the editor that differ between kinds of documents. Everything else is shared. */
export type EditorKind<C extends FieldValues> = {
  kind: DocumentKind
  /** In running text: 'resume', 'cover letter'. */
  noun: string
  path: '/app/documents/resume' | '/app/documents/cover-letter'
  /** The title of a new document, and the messages when one fails to load. */
  texts: { untitled: string; failed: string; missing: string }
  load: (id: string) => Promise<StoredDocument<C>>
  loadVersion: (id: string, versionId: string) => Promise<EditedDocument<C>>
  save: (id: string, written: EditedDocument<C>, how: { from: number | null; isByHand: boolean }) => Promise<SaveResult>
  lay: (written: { content: C; design: Design }, options: { signal: AbortSignal }) => Promise<Preview>
  /** The readable part of content from this device, with its long texts; null if nothing is readable. */
  readContent: (stored: unknown) => C | null
  /** Creates the initial content of a new document. */
  begin: () => Promise<{ content: C; design: Design }>
  /** The labels of the document's parts, by their path in the content. */
  parts: Readonly<Record<string, string>>
  /** The document's parts as text, to compare two versions. */
  partsOf: (content: C) => { label: string; text: string }[]
}

/** A stored document to edit. It is refetched each time an editor opens, because other tabs can change it. */
export const storedQuery = <C extends FieldValues>({ kind, load }: EditorKind<C>, id: string) =>
  queryOptions({
    queryKey: ['stored-document', kind, id],
    queryFn: () => load(id),
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
