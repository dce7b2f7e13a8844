import { and, count, eq } from 'drizzle-orm'
import { files, resumes } from '#db/schema/documents.ts'
import { newId } from '#lib/ids.ts'
import { titleFromFileName } from '#lib/names.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import type { ResumeSummary } from '../contract.ts'
import { resumeCreated } from '../events.ts'
import { findStaged } from './kept-files.ts'
import { holdResumes, readOwnResume } from './own-resumes.ts'

/**
 * Makes a resume of an upload of one's own: titled by its file name unless told (DOCS-21), the default where it is the
 * first (DOCS-14). Its text is read afterwards, if it can be. UPLOAD_GONE where the upload is used or swept.
 */
export async function createResume(
  ctx: SignedIn,
  { fileId, title = '' }: { fileId: string; title?: string },
): Promise<ResumeSummary> {
  const { userId } = ctx.viewer
  const staged = await findStaged(ctx.db, userId, fileId)
  if (staged?.area !== 'resumes') throw new DomainError('UPLOAD_GONE')
  const id = newId()
  return transaction(ctx, async (tx) => {
    await holdResumes(tx.db, userId)
    const kept = await tx.db
      .update(files)
      .set({ state: 'kept' })
      .where(and(eq(files.id, fileId), eq(files.state, 'staged')))
      .returning({ id: files.id })
    if (kept.length === 0) throw new DomainError('UPLOAD_GONE')
    const [had] = await tx.db.select({ resumes: count() }).from(resumes).where(eq(resumes.userId, userId))
    const others = had?.resumes ?? 0
    await tx.db.insert(resumes).values({
      id,
      userId,
      fileId,
      title: title || titleFromFileName(staged.fileName, 'resume', others + 1),
      documentType: 'uploaded',
      isDefault: others === 0,
    })
    await tx.audit({ action: 'resume.created', subjectType: 'resume', subjectId: id })
    await tx.emit(resumeCreated({ resumeId: id, userId }))
    return readOwnResume(tx.db, userId, id)
  })
}
