import { and, eq } from 'drizzle-orm'
import { coverLetters, documentVersions, resumes } from '#db/schema/documents.ts'
import type { Db } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import { type DocumentKind, readDocumentType } from '../../rules.ts'

/** The table of a kind, typed by the columns that both tables share. */
export const tableOf = (kind: DocumentKind) => (kind === 'resume' ? resumes : coverLetters) as typeof resumes

/** The version rows of one document. */
export const versionsOf = (kind: DocumentKind, id: string) =>
  eq(kind === 'resume' ? documentVersions.resumeId : documentVersions.letterId, id)

/** The stored row of a built document of this person: NOT_FOUND if it is not theirs, DOCUMENT_NOT_BUILT for an upload. */
export async function readEditable(db: Db, kind: DocumentKind, own: { id: string; userId: string }) {
  const table = tableOf(kind)
  const { id, title, content, design, revision, isDefault, documentType, updatedAt } = table
  const [row] = await db
    .select({ id, title, content, design, revision, isDefault, documentType, updatedAt })
    .from(table)
    .where(and(eq(id, own.id), eq(table.userId, own.userId)))
  const document = found(row)
  if (readDocumentType(document.documentType) === 'uploaded') throw new DomainError('DOCUMENT_NOT_BUILT')
  return document
}
