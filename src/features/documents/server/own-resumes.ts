import { and, eq, sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { files, resumes } from '#db/schema/documents.ts'
import type { Db } from '#server/context.ts'
import { found } from '#server/errors.ts'
import type { ResumeSummary } from '../contract.ts'

/** Resumes with their files, as their owner sees them; add `where` and order. */
export const resumeRows = (db: Db) =>
  db
    .select({
      id: resumes.id,
      title: resumes.title,
      documentType: resumes.documentType,
      isDefault: resumes.isDefault,
      downloadCount: resumes.downloadCount,
      aiScore: resumes.aiScore,
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

/**
 * Makes changes to a person's set of resumes wait for each other, until the transaction ends: which one is the default is
 * decided by looking at all of them (DOCS-13).
 */
export async function holdResumes(tx: Db, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

/** Makes this one the default and no other; being the default is no change of the document, so its date stays. */
export async function moveDefault(tx: Db, userId: string, resumeId: string): Promise<void> {
  const same = { updatedAt: sql`${resumes.updatedAt}` }
  const isOwn = eq(resumes.userId, userId)
  await tx
    .update(resumes)
    .set({ isDefault: false, ...same })
    .where(and(isOwn, eq(resumes.isDefault, true)))
  await tx
    .update(resumes)
    .set({ isDefault: true, ...same })
    .where(and(isOwn, eq(resumes.id, resumeId)))
}
