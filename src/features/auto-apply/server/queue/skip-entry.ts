import { and, eq, exists, inArray, sql } from 'drizzle-orm'
import { autoApplyAvoided, autoApplyEntries } from '#db/schema/auto-apply.ts'
import { jobs } from '#db/schema/job-postings.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import { withoutApproval } from '../change-settings.ts'
import { ownEntry } from './entry-rows.ts'

/** Skips a job permanently. With `isCompanyToo`, also skips all jobs of its company, including approved and future ones. */
export function skipEntry(ctx: SignedIn, { id, isCompanyToo }: { id: string; isCompanyToo: boolean }) {
  const { userId } = ctx.viewer
  return transaction(ctx, async ({ db }) => {
    const { companyId } = await ownEntry(db, userId, id)
    const isWaiting = and(eq(autoApplyEntries.userId, userId), eq(autoApplyEntries.state, 'waiting'))
    const skipped = await db
      .update(autoApplyEntries)
      .set({ state: 'skipped', reason: null })
      .where(and(isWaiting, eq(autoApplyEntries.id, id)))
      .returning({ id: autoApplyEntries.id })
    if (skipped.length === 0) throw new DomainError('ENTRY_NOT_WAITING')
    if (isCompanyToo) {
      await db.insert(autoApplyAvoided).values({ userId, companyId }).onConflictDoNothing()
      const ofCompany = and(eq(jobs.id, autoApplyEntries.jobId), eq(jobs.companyId, companyId))
      const isOfCompany = exists(db.select({ one: sql`1` }).from(jobs).where(ofCompany))
      const isOpen = and(eq(autoApplyEntries.userId, userId), inArray(autoApplyEntries.state, ['waiting', 'approved']))
      await db
        .update(autoApplyEntries)
        .set({ ...withoutApproval(null), state: 'skipped' })
        .where(and(isOpen, isOfCompany))
    }
    return { done: true as const }
  })
}
