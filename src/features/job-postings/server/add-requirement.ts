import { count, max } from 'drizzle-orm'
import { jobApplicationRequirements as requirements } from '#db/schema/job-postings.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import type { RequirementFields } from '../requirement-contract.ts'
import { maxQuestions } from '../rules.ts'
import { lockPosting } from './load-posting.ts'
import { currentOf, type RequirementRow, readable, recordRequirement } from './requirement-rows.ts'

/**
 * Adds a question after the last one: its position is one above the highest, and 0 for the first question, so that no two are equal
 * (CJOB-31). The 51st question is refused.
 */
export function addRequirement(
  ctx: SignedIn,
  { id, question }: { id: string; question: RequirementFields },
): Promise<RequirementRow> {
  return transaction(ctx, async (tx) => {
    const { job } = await lockPosting(tx, id)
    const [last] = await tx.db
      .select({ order: max(requirements.sortOrder), asked: count() })
      .from(requirements)
      .where(currentOf(id))
    if ((last?.asked ?? 0) >= maxQuestions) throw new DomainError('POSTING_QUESTION_LIMIT')
    const values = { ...question, jobId: id, sortOrder: (last?.order ?? -1) + 1 }
    const [row] = await tx.db.insert(requirements).values(values).returning()
    await recordRequirement(tx, job, 'requirement.added', row?.id)
    return readable(found(row))
  })
}
