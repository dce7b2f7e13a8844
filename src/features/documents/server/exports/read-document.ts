import { and, eq } from 'drizzle-orm'
import { type Design, readStoredDesign } from '#features/document-content/design.ts'
import type { LetterContent } from '#features/document-content/letter-content.ts'
import type { ResumeContent } from '#features/document-content/resume-content.ts'
import { readStoredLetter, readStoredResume } from '#features/document-content/stored-content.ts'
import type { Db } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import type { DocumentKind } from '../../rules.ts'
import { tableOf } from '../editing/editable.ts'

type Row = {
  title: string
  content: string | null
  design: unknown
  text: string
  fileId: string | null
  updatedAt: Date
}
type Saved = { id: string; title: string; design: Design; updatedAt: Date }
export type SavedResume = Saved & { kind: 'resume'; content: ResumeContent }
export type SavedLetter = Saved & { kind: 'letter'; content: LetterContent }
export type SavedDocument = SavedResume | SavedLetter

/** The stored row of a document of this person; NOT_FOUND for another person's. */
export async function readOwnDocument(
  db: Db,
  { kind, id, userId }: { kind: DocumentKind; id: string; userId: string },
): Promise<Row> {
  const table = tableOf(kind)
  const { title, content, design, text, fileId, updatedAt } = table
  const [row] = await db
    .select({ title, content, design, text, fileId, updatedAt })
    .from(table)
    .where(and(eq(table.id, id), eq(table.userId, userId)))
  return found(row)
}

export const linesOf = (text: string): string[] => (text ? text.split('\n') : [])

/** An uploaded file that was not imported: it has no content to export, only the original. */
export const isOnlyFile = ({ content, fileId }: Pick<Row, 'content' | 'fileId'>): boolean =>
  content === null && fileId !== null

/** The saved document, parsed for an export; DOCUMENT_UNREADABLE if the stored content is damaged. */
export function toSaved(
  row: Omit<Row, 'fileId' | 'text'>,
  { kind, id }: { kind: DocumentKind; id: string },
): SavedDocument {
  const { title, updatedAt } = row
  const common = { id, title, updatedAt, design: readStoredDesign(row.design) }
  const { content, isUnreadable } = kind === 'resume' ? readStoredResume(row.content) : readStoredLetter(row.content)
  if (isUnreadable) throw new DomainError('DOCUMENT_UNREADABLE')
  return { ...common, kind, content } as SavedDocument
}
