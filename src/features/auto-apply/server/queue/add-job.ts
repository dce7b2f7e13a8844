import { and, eq, inArray } from 'drizzle-orm'
import { autoApplyEntries } from '#db/schema/auto-apply.ts'
import { requireApplicant } from '#features/applications/server/require-applicant.ts'
import { isHiddenFrom } from '#features/hidden-jobs/server/queries.ts'
import { loadCandidate } from '#features/job-board/server/load-candidate.ts'
import { loadCards } from '#features/job-board/server/load-cards.ts'
import type { Context } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import { maxWaiting } from '../../rules.ts'
import { withoutApproval } from '../change-settings.ts'
import { countOpen } from '../find/find-for-rule.ts'

/**
 * Adds a job to the person's queue (AUTO-09). Refused in the same cases as applying, and if the person hid the job. A skipped job is restored; a waiting one does not
 * change.
 */
export async function addJob(ctx: Context, { jobId }: { jobId: string }): Promise<{ entryId: string; isNew: boolean }> {
  const { applicant } = await requireApplicant(ctx, jobId, new Date())
  const { userId } = applicant.viewer
  const [card] = await loadCards(applicant, [jobId], await loadCandidate(applicant))
  const isHidden = card && (await isHiddenFrom(ctx.db, userId, { id: jobId, companyId: card.company.id }))
  if (isHidden) throw new DomainError('JOB_HIDDEN')
  return transaction(applicant, async ({ db }) => {
    const ofJob = and(eq(autoApplyEntries.userId, userId), eq(autoApplyEntries.jobId, jobId))
    if ((await countOpen(db, userId)) >= maxWaiting) throw new DomainError('QUEUE_FULL')
    // no notification about a job that the person added
    const row = { userId, jobId, score: card?.match?.score ?? null, notifiedAt: new Date() }
    const [added] = await db.insert(autoApplyEntries).values(row).onConflictDoNothing().returning()
    if (added) return { entryId: added.id, isNew: true }
    const [back] = await db
      .update(autoApplyEntries)
      .set(withoutApproval(null))
      .where(and(ofJob, inArray(autoApplyEntries.state, ['skipped', 'dropped'])))
      .returning()
    if (back) return { entryId: back.id, isNew: true }
    const [stored] = await db.select({ id: autoApplyEntries.id }).from(autoApplyEntries).where(ofJob)
    return { entryId: found(stored).id, isNew: false }
  })
}
