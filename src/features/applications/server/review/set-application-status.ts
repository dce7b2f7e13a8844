import { eq } from 'drizzle-orm'
import { applicationStatusChanges, applications } from '#db/schema/applications.ts'
import type { SignedIn } from '#server/context.ts'
import { requirePolicy } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import { applicationStatusChanged } from '../../events.ts'
import { canSetStatus } from '../../review-policy.ts'
import type { PipelineStatus } from '../../rules.ts'
import { loadReview } from './load-review.ts'

type Input = { id: string; status: PipelineStatus }

/**
 * Moves an application to any of the five statuses, with its ledger row, and tells the candidate (CAPP-05, CAPP-06, TRACK-19).
 * The same status again changes nothing; a withdrawn one is refused with APPLICATION_WITHDRAWN.
 */
export const setApplicationStatus = (ctx: SignedIn, { id, status }: Input) =>
  transaction(ctx, async (tx) => {
    const application = await loadReview(tx, id, { lock: true })
    requirePolicy(canSetStatus(tx.viewer, application))
    const { companyId, jobId, userId, status: fromStatus } = application
    if (fromStatus === status) return { id, status, statusUpdatedAt: application.statusUpdatedAt }
    const now = new Date()
    const changedBy = tx.viewer.userId
    await tx.db
      .update(applications)
      .set({ status, statusUpdatedAt: now, updatedAt: now })
      .where(eq(applications.id, id))
    await tx.db
      .insert(applicationStatusChanges)
      .values({ applicationId: id, fromStatus, toStatus: status, changedBy, changedAt: now })
    const data = { from: fromStatus, to: status }
    await tx.audit({ action: 'application.status_set', subjectType: 'application', subjectId: id, companyId, data })
    const event = { applicationId: id, jobId, companyId, userId, fromStatus, toStatus: status, changedBy }
    await tx.emit(applicationStatusChanged(event))
    return { id, status, statusUpdatedAt: now }
  })
