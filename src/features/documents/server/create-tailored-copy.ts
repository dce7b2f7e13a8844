import { and, eq } from 'drizzle-orm'
import { resumes } from '#db/schema/documents.ts'
import { withoutHidden } from '#features/document-content/arrange-sections.ts'
import { type Design, readStoredDesign } from '#features/document-content/design.ts'
import type { ResumeContent } from '#features/document-content/resume-content.ts'
import { readStoredResume } from '#features/document-content/stored-content.ts'
import { newId } from '#lib/ids.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import { resumeCreated } from '../events.ts'
import { resumeText } from '../exports/resume-text.ts'
import { countWithRoom } from './create-document.ts'
import { lockDocuments } from './own-resumes.ts'
import { storedScore } from './score-document.ts'

/** The content of the viewer's own resume; NOT_FOUND if it does not exist, RESUME_NOT_WRITTEN for an upload. */
export async function readOwnContent(db: Db, userId: string, id: string) {
  const [row] = await db
    .select()
    .from(resumes)
    .where(and(eq(resumes.id, id), eq(resumes.userId, userId)))
  const { content: stored, title, revision, design, updatedAt } = found(row)
  const { content, isUnreadable } = readStoredResume(stored)
  if (stored === null || isUnreadable) throw new DomainError('RESUME_NOT_WRITTEN')
  return { id, title, revision, design: readStoredDesign(design), updatedAt, content }
}

type Tailored = {
  id?: string | undefined
  from: string
  revision: number
  jobId: string
  title: string
  content: ResumeContent
  design: Design
}

/**
 * Saves a tailored resume as a copy with its own name and the design of the original, which does not change. RESUME_CHANGED if the original
 * was changed meanwhile, TOO_MANY_DOCUMENTS above 200. The client chooses the id, so a repeated request returns the same copy.
 */
export async function createTailoredCopy(
  ctx: SignedIn,
  { id = newId(), from, revision, jobId, title, content, design }: Tailored,
): Promise<{ id: string }> {
  const { userId } = ctx.viewer
  // before the transaction, which would hold a connection while a thread computes the score
  const score = await storedScore(content, design)
  return transaction(ctx, async (tx) => {
    await lockDocuments(tx.db, userId)
    const [made] = await tx.db.select({ userId: resumes.userId }).from(resumes).where(eq(resumes.id, id))
    if (made && made.userId !== userId) throw new DomainError('NOT_FOUND')
    if (made) return { id }
    const original = await readOwnContent(tx.db, userId, from)
    if (original.revision !== revision) throw new DomainError('RESUME_CHANGED')
    await countWithRoom(tx.db, 'resume', userId)
    await tx.db.insert(resumes).values({
      id,
      userId,
      title: title.slice(0, 100),
      content: JSON.stringify(content),
      design,
      revision: 1,
      text: resumeText(withoutHidden(content, design)),
      documentType: 'platform_created',
      ...score,
      tailoredTo: jobId,
    })
    await tx.audit({ action: 'resume.tailored', subjectType: 'resume', subjectId: id })
    await tx.emit(resumeCreated({ resumeId: id, userId }))
    return { id }
  })
}
