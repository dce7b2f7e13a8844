import { and, desc, eq, sql } from 'drizzle-orm'
import { coverLetters, files, resumes } from '#db/schema/documents.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import type { DocumentStats, LetterSummary, ResumeSummary } from '../contract.ts'
import type { DocumentKind } from '../rules.ts'
import { tableOf } from './editing/editable.ts'
import { makeFileLink } from './file-links.ts'
import { letterRows, resumeRows } from './own-resumes.ts'

/** A person's resumes, last changed first (DOCS-08, APPLY-15). */
export const listResumes = (db: Db, userId: string): Promise<ResumeSummary[]> =>
  resumeRows(db).where(eq(resumes.userId, userId)).orderBy(desc(resumes.updatedAt), desc(resumes.id))

/** A resume of this person with its text, content and stored file, to send with an application; undefined if it is not theirs. */
export async function findResumeToSend(db: Db, userId: string, id: string) {
  const [row] = await db
    .select({ title: resumes.title, text: resumes.text, content: resumes.content, design: resumes.design, file: files })
    .from(resumes)
    .leftJoin(files, eq(files.id, resumes.fileId))
    .where(and(eq(resumes.id, id), eq(resumes.userId, userId)))
  return row
}

/** A person's cover letters, last changed first (DOCS-08). */
export const listCoverLetters = (db: Db, userId: string): Promise<LetterSummary[]> =>
  letterRows(db).where(eq(coverLetters.userId, userId)).orderBy(desc(coverLetters.updatedAt), desc(coverLetters.id))

/** A cover letter of this person with its text, content and stored file; undefined if it is not theirs. */
export async function findCoverLetterToSend(db: Db, userId: string, id: string) {
  const [row] = await db
    .select({
      title: coverLetters.title,
      text: coverLetters.text,
      content: coverLetters.content,
      design: coverLetters.design,
      file: files,
    })
    .from(coverLetters)
    .leftJoin(files, eq(files.id, coverLetters.fileId))
    .where(and(eq(coverLetters.id, id), eq(coverLetters.userId, userId)))
  return row
}

/** A link to the file of a document of the viewer, valid for 60 seconds (DOCS-28); FILE_MISSING if it has no file. */
export async function linkToDocument(ctx: SignedIn, kind: DocumentKind, { id }: { id: string }) {
  const table = tableOf(kind)
  const [row] = await ctx.db
    .select({ fileId: table.fileId })
    .from(table)
    .where(and(eq(table.id, id), eq(table.userId, ctx.viewer.userId)))
  const { fileId } = found(row)
  if (!fileId) throw new DomainError('FILE_MISSING')
  return makeFileLink(ctx, { id: fileId }, { purpose: 'own-document' })
}

/** The counts of a person's documents (DOCS-12); the average covers the resumes that have a score (AI-06). */
export async function readDocumentStats(db: Db, userId: string): Promise<DocumentStats> {
  const [row] = await db
    .select({
      totalResumes: sql<number>`count(*)::int`,
      totalDownloads: sql<number>`coalesce(sum(${resumes.downloadCount}), 0)::int`,
      averageScore: sql<number | null>`round(avg(${resumes.aiScore}))::int`,
      totalCoverLetters: sql<number>`(select count(*)::int from ${coverLetters} where ${coverLetters.userId} = ${userId})`,
    })
    .from(resumes)
    .where(eq(resumes.userId, userId))
  return found(row)
}
