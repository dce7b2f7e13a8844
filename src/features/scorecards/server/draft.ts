import { and, eq } from 'drizzle-orm'
import { scorecardDrafts as drafts } from '#db/schema/scorecards.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { transaction } from '#server/transaction.ts'
import type { Draft } from '../contract.ts'
import { lockSubject } from './load-subject.ts'

/** Saves the viewer's private draft. */
export const saveDraft = (ctx: SignedIn, { id, draft }: { id: string; draft: Draft }): Promise<{ savedAt: Date }> =>
  transaction(ctx, async (tx) => {
    await lockSubject(tx, id)
    const authorId = tx.viewer.userId
    const savedAt = new Date()
    await tx.db
      .insert(drafts)
      .values({ applicationId: id, authorId, content: draft, updatedAt: savedAt })
      .onConflictDoUpdate({
        target: [drafts.applicationId, drafts.authorId],
        set: { content: draft, updatedAt: savedAt },
      })
    return { savedAt }
  })

/** Discards the viewer's draft. */
export const discardDraft = (ctx: SignedIn, { id }: { id: string }): Promise<{ done: true }> =>
  transaction(ctx, async (tx) => {
    await lockSubject(tx, id)
    await deleteDraft(tx.db, id, tx.viewer.userId)
    return { done: true }
  })

/** Deletes the draft after submission. */
export async function deleteDraft(db: Db, applicationId: string, authorId: string): Promise<void> {
  await db.delete(drafts).where(and(eq(drafts.applicationId, applicationId), eq(drafts.authorId, authorId)))
}
