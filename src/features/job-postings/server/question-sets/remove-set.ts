import { eq } from 'drizzle-orm'
import { questionSets } from '#db/schema/job-postings.ts'
import type { SignedIn } from '#server/context.ts'
import { transaction } from '#server/transaction.ts'
import { lockSet } from './load-set.ts'

/** Deletes a set; jobs with its questions are not changed. */
export function removeSet(ctx: SignedIn, { id }: { id: string }): Promise<{ id: string }> {
  return transaction(ctx, async (tx) => {
    const { companyId } = await lockSet(tx, id)
    await tx.db.delete(questionSets).where(eq(questionSets.id, id))
    await tx.audit({ action: 'requirement_set.removed', subjectType: 'requirement_set', subjectId: id, companyId })
    return { id }
  })
}
