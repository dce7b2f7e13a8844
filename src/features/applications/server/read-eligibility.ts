import { and, eq } from 'drizzle-orm'
import { applications } from '#db/schema/applications.ts'
import { canSendApplication } from '#features/billing/policy.ts'
import { countThisMonth, type Entitlement, readEntitlement } from '#features/billing/server/entitlement.ts'
import type { Db, SignedIn } from '#server/context.ts'
import type { Eligibility } from '../policy.ts'
import { isClosed, type JobToApply, loadJobToApply } from './load.ts'

export type FullEligibility = Required<Eligibility>

/** Whether billing allows one more application of this person. Applications are counted only if the plan limits them. */
export async function checkRight(db: Db, userId: string, entitlement: Entitlement, now: Date) {
  const isCounted = entitlement.isEnforced && entitlement.monthlyLimit !== null
  const sentThisMonth = isCounted ? await countThisMonth(db, userId, now) : 0
  return canSendApplication({ ...entitlement, sentThisMonth }, now)
}

/** The input of `canApply` for this person and job. */
export async function readEligibility(db: Db, userId: string, job: JobToApply, now: Date): Promise<FullEligibility> {
  const [existing] = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.userId, userId), eq(applications.jobId, job.id)))
  const right = await checkRight(db, userId, await readEntitlement(db, userId), now)
  const refusal = right.allowed ? null : right.code
  return {
    hasApplied: existing !== undefined,
    isClosed: isClosed(job, now),
    isEntitled: refusal !== 'SUBSCRIPTION_REQUIRED',
    hasReachedLimit: refusal === 'MONTHLY_LIMIT_REACHED',
  }
}

/** The eligibility for the interface: it decides whether the Apply button opens a notice or the form. */
export async function eligibilityWith(ctx: SignedIn, { jobId }: { jobId: string }): Promise<FullEligibility> {
  const { db, viewer } = ctx
  return readEligibility(db, viewer.userId, await loadJobToApply(db, viewer, jobId), new Date())
}
