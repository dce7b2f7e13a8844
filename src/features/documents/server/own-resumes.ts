import { and, eq, sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { coverLetters, files, resumes } from '#db/schema/documents.ts'
import type { Db } from '#server/context.ts'
import { found } from '#server/errors.ts'
import type { LetterSummary, ResumeSummary } from '../contract.ts'
import type { DocumentKind } from '../rules.ts'
import { tableOf } from './editing/editable.ts'

/** Query of resumes with their files, as their owner sees them; add `where` and order. */
export const resumeRows = (db: Db) =>
  db
    .select({
      id: resumes.id,
      title: resumes.title,
      documentType: resumes.documentType,
      isDefault: resumes.isDefault,
      downloadCount: resumes.downloadCount,
      aiScore: resumes.aiScore,
      tags: resumes.tags,
      createdAt: resumes.createdAt,
      updatedAt: resumes.updatedAt,
      file: { fileName: files.fileName, size: files.size, contentType: files.contentType },
    })
    .from(resumes)
    .leftJoin(files, eq(files.id, resumes.fileId))

export async function readOwnResume(db: Db, userId: string, id: string): Promise<ResumeSummary> {
  const [row] = await resumeRows(db).where(and(eq(resumes.id, id), eq(resumes.userId, userId)))
  return found(row)
}

/** The same for cover letters, with the job that each is for (COVER-08). */
export const letterRows = (db: Db) =>
  db
    .select({
      id: coverLetters.id,
      title: coverLetters.title,
      documentType: coverLetters.documentType,
      isDefault: coverLetters.isDefault,
      jobTitle: coverLetters.jobTitle,
      companyName: coverLetters.companyName,
      tags: coverLetters.tags,
      createdAt: coverLetters.createdAt,
      updatedAt: coverLetters.updatedAt,
      file: { fileName: files.fileName, size: files.size, contentType: files.contentType },
    })
    .from(coverLetters)
    .leftJoin(files, eq(files.id, coverLetters.fileId))

export async function readOwnLetter(db: Db, userId: string, id: string): Promise<LetterSummary> {
  const [row] = await letterRows(db).where(and(eq(coverLetters.id, id), eq(coverLetters.userId, userId)))
  return found(row)
}

/**
 * Serializes changes to a person's documents until the transaction ends: which document is the default depends on all of
 * them (DOCS-13).
 */
export async function lockDocuments(tx: Db, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

/** Makes this document the only default of its kind. That does not change the document, so its date does not change. */
export async function moveDefault(tx: Db, userId: string, id: string, kind: DocumentKind = 'resume'): Promise<void> {
  const table = tableOf(kind)
  const same = { updatedAt: sql`${table.updatedAt}` }
  const isOwn = eq(table.userId, userId)
  await tx
    .update(table)
    .set({ isDefault: false, ...same })
    .where(and(isOwn, eq(table.isDefault, true)))
  await tx
    .update(table)
    .set({ isDefault: true, ...same })
    .where(and(isOwn, eq(table.id, id)))
}
