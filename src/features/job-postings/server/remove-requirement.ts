import { jobApplicationRequirements as requirements } from '#db/schema/job-postings.ts'
import type { SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import { lockPosting } from './load-posting.ts'
import { currentOne, recordRequirement } from './requirement-rows.ts'

/**
 * Removes a question from the form. The row remains, so that its answers, including ones being sent, can still be
 * read.
 */
export function removeRequirement(
  ctx: SignedIn,
  { id, requirementId }: { id: string; requirementId: string },
): Promise<{ requirementId: string }> {
  return transaction(ctx, async (tx) => {
    const { job } = await lockPosting(tx, id)
    found(
      (
        await tx.db.update(requirements).set({ removedAt: new Date() }).where(currentOne(id, requirementId)).returning()
      )[0],
    )
    await recordRequirement(tx, job, 'requirement.removed', requirementId)
    return { requirementId }
  })
}
