import { sql } from 'drizzle-orm'
import { jobApplicationRequirements as requirements } from '#db/schema/job-postings.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import { lockPosting } from './load-posting.ts'
import { currentOf, readRequirements, recordRequirement } from './requirement-rows.ts'

/** Reorders the questions; each one's position becomes its index. The list must name every question once. */
export function reorderRequirements(
  ctx: SignedIn,
  { id, requirementIds }: { id: string; requirementIds: string[] },
): Promise<{ requirementIds: string[] }> {
  return transaction(ctx, async (tx) => {
    const { job } = await lockPosting(tx, id)
    const current = (await readRequirements(tx.db, id)).map((row) => row.id)
    const isComplete =
      new Set(requirementIds).size === current.length && current.every((own) => requirementIds.includes(own))
    if (!isComplete || requirementIds.length !== current.length) throw new DomainError('POSTING_ORDER_STALE')
    if (requirementIds.join() === current.join()) return { requirementIds }
    // First move them out of the way, then into place: the database checks for ties row by row.
    await tx.db.execute(sql`
      update ${requirements} set sort_order = -1 - position.index from
      (select id, ordinality - 1 as index from unnest(${sql.param(requirementIds)}::uuid[]) with ordinality as t(id)) as position
      where ${requirements.id} = position.id`)
    await tx.db
      .update(requirements)
      .set({ sortOrder: sql`-1 - ${requirements.sortOrder}` })
      .where(currentOf(id))
    await recordRequirement(tx, job, 'requirement.reordered')
    return { requirementIds }
  })
}
