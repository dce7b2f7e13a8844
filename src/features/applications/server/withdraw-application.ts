import { and, eq } from 'drizzle-orm'
import { applicationStatusChanges, applications } from '#db/schema/applications.ts'
import { jobs } from '#db/schema/job-postings.ts'
import type { SignedIn } from '#server/context.ts'
import { found, requirePolicy } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import type { TrackedApplication } from '../contract.ts'
import { applicationWithdrawn } from '../events.ts'
import { canWithdraw } from '../policy.ts'
import { noNotice, shownStatus } from './shown-status.ts'
import { readTracked } from './tracked-rows.ts'

/**
 * Withdraws the viewer's application permanently (TRACK-17). ALREADY_WITHDRAWN the second time. The notice of a pending status is never
 * sent.
 */
export function withdrawApplication(ctx: SignedIn, { id }: { id: string }): Promise<TrackedApplication> {
  const { userId } = ctx.viewer
  return transaction(ctx, async (tx) => {
    const [row] = await tx.db
      .select({ status: shownStatus, jobId: jobs.id, companyId: jobs.companyId })
      .from(applications)
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .where(and(eq(applications.id, id), eq(applications.userId, userId)))
      .for('update', { of: applications })
    const { status, jobId, companyId } = found(row)
    requirePolicy(canWithdraw(tx.viewer, { userId, status }))
    const now = new Date()
    const set = { status: 'withdrawn' as const, statusUpdatedAt: now, updatedAt: now }
    await tx.db
      .update(applications)
      .set({ ...set, ...noNotice })
      .where(eq(applications.id, id))
    await tx.db
      .insert(applicationStatusChanges)
      .values({ applicationId: id, fromStatus: status, toStatus: 'withdrawn', changedBy: userId, changedAt: now })
    const data = { from: status }
    await tx.audit({ action: 'application.withdrawn', subjectType: 'application', subjectId: id, companyId, data })
    await tx.emit(applicationWithdrawn({ applicationId: id, jobId, companyId, userId }))
    return readTracked(tx.db, tx.viewer, id)
  })
}
