import { and, desc, eq } from 'drizzle-orm'
import { coverLetters, files, resumes } from '#db/schema/documents.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import type { ResumeSummary } from '../contract.ts'
import { makeFileLink } from './file-links.ts'
import { resumeRows } from './own-resumes.ts'

/** A person's resumes, last changed first (DOCS-08, APPLY-15). */
export const listResumes = (db: Db, userId: string): Promise<ResumeSummary[]> =>
  resumeRows(db).where(eq(resumes.userId, userId)).orderBy(desc(resumes.updatedAt), desc(resumes.id))

/** A resume of this person with its text, what was built and its stored file, for a verb that sends it; undefined where it is not theirs. */
export async function findResumeToSend(db: Db, userId: string, id: string) {
  const [row] = await db
    .select({ title: resumes.title, text: resumes.text, content: resumes.content, design: resumes.design, file: files })
    .from(resumes)
    .leftJoin(files, eq(files.id, resumes.fileId))
    .where(and(eq(resumes.id, id), eq(resumes.userId, userId)))
  return row
}

/** A person's cover letters, last changed first. */
export const listCoverLetters = (db: Db, userId: string) =>
  db
    .select({
      id: coverLetters.id,
      title: coverLetters.title,
      jobTitle: coverLetters.jobTitle,
      companyName: coverLetters.companyName,
      isDefault: coverLetters.isDefault,
      updatedAt: coverLetters.updatedAt,
    })
    .from(coverLetters)
    .where(eq(coverLetters.userId, userId))
    .orderBy(desc(coverLetters.updatedAt), desc(coverLetters.id))

/** A cover letter of this person with its text, what was built and its stored file; undefined where it is not theirs. */
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

/** A link of 60 seconds to the file of a resume of one's own (DOCS-28); FILE_MISSING where it has none. */
export async function linkToResume(ctx: SignedIn, { id }: { id: string }) {
  const [row] = await ctx.db
    .select({ fileId: resumes.fileId })
    .from(resumes)
    .where(and(eq(resumes.id, id), eq(resumes.userId, ctx.viewer.userId)))
  const { fileId } = found(row)
  if (!fileId) throw new DomainError('FILE_MISSING')
  return makeFileLink(ctx, { id: fileId }, { purpose: 'own-document' })
}
