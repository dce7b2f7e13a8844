import { and, desc, eq } from 'drizzle-orm'
import { files, resumes } from '#db/schema/documents.ts'
import type { SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import type { ResumeSummary } from '../contract.ts'
import { defaultResumeChanged, resumeDeleted } from '../events.ts'
import { removeObjects } from './kept-files.ts'
import { holdResumes, moveDefault, readOwnResume } from './own-resumes.ts'

type One = { id: string }

/** Gives a resume of one's own another title; an empty one becomes 'Untitled Resume' (DOCS-16, DOCS-22). */
export async function renameResume(ctx: SignedIn, { id, title }: One & { title: string }): Promise<ResumeSummary> {
  const { userId } = ctx.viewer
  return transaction(ctx, async (tx) => {
    const [row] = await tx.db
      .update(resumes)
      .set({ title: title || 'Untitled Resume' })
      .where(and(eq(resumes.id, id), eq(resumes.userId, userId)))
      .returning({ id: resumes.id })
    found(row)
    await tx.audit({ action: 'resume.renamed', subjectType: 'resume', subjectId: id })
    return readOwnResume(tx.db, userId, id)
  })
}

/** Makes a resume of one's own the default, and no other, also under parallel requests (DOCS-13, DOCS-14). */
export async function setDefaultResume(ctx: SignedIn, { id }: One): Promise<ResumeSummary> {
  const { userId } = ctx.viewer
  return transaction(ctx, async (tx) => {
    await holdResumes(tx.db, userId)
    await readOwnResume(tx.db, userId, id)
    await moveDefault(tx.db, userId, id)
    await tx.audit({ action: 'resume.default_set', subjectType: 'resume', subjectId: id })
    await tx.emit(defaultResumeChanged({ resumeId: id, userId }))
    return readOwnResume(tx.db, userId, id)
  })
}

/**
 * Deletes a resume of one's own and its file; applications keep their copies. After the default the most recently
 * changed one follows. That the stored file cannot be removed now is only logged (DOCS-26).
 */
export async function deleteResume(ctx: SignedIn, { id }: One): Promise<{ deleted: true }> {
  const { userId } = ctx.viewer
  const keys = await transaction(ctx, async (tx) => {
    await holdResumes(tx.db, userId)
    const [gone] = await tx.db
      .delete(resumes)
      .where(and(eq(resumes.id, id), eq(resumes.userId, userId)))
      .returning({ fileId: resumes.fileId, isDefault: resumes.isDefault })
    const { fileId, isDefault } = found(gone)
    if (isDefault) {
      const [next] = await tx.db
        .select({ id: resumes.id })
        .from(resumes)
        .where(eq(resumes.userId, userId))
        .orderBy(desc(resumes.updatedAt), desc(resumes.id))
        .limit(1)
      if (next) await moveDefault(tx.db, userId, next.id)
      if (next) await tx.emit(defaultResumeChanged({ resumeId: next.id, userId }))
    }
    await tx.audit({ action: 'resume.deleted', subjectType: 'resume', subjectId: id })
    await tx.emit(resumeDeleted({ resumeId: id, userId }))
    return fileId ? tx.db.delete(files).where(eq(files.id, fileId)).returning({ key: files.key }) : []
  })
  await removeObjects(
    ctx,
    keys.map(({ key }) => key),
  )
  return { deleted: true }
}
