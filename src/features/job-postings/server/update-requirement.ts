import { jobApplicationRequirements as requirements } from '#db/schema/job-postings.ts'
import type { SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import type { RequirementFields } from '../requirement-contract.ts'
import { lockPosting } from './load-posting.ts'
import { currentOne, type RequirementRow, readable, recordRequirement } from './requirement-rows.ts'

/** Changes a question; earlier answers remain as they were given. */
export function updateRequirement(
  ctx: SignedIn,
  { id, requirementId, question }: { id: string; requirementId: string; question: RequirementFields },
): Promise<RequirementRow> {
  return transaction(ctx, async (tx) => {
    const { job } = await lockPosting(tx, id)
    const row = found(
      (await tx.db.update(requirements).set(question).where(currentOne(id, requirementId)).returning())[0],
    )
    await recordRequirement(tx, job, 'requirement.changed', requirementId)
    return readable(row)
  })
}
