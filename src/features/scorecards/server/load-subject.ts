import { eq } from 'drizzle-orm'
import { applications } from '#db/schema/applications.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { canReview } from '#features/hiring-pipeline/policy.ts'
import type { SignedIn } from '#server/context.ts'
import { found, requirePolicy } from '#server/errors.ts'
import { canEvaluate, canReadEvaluation } from '../policy.ts'

/** `applicantId` is null for an imported application: its candidate has no account. */
export type Subject = {
  applicationId: string
  jobId: string
  jobTitle: string
  companyId: string
  applicantId: string | null
}

const columns = {
  applicationId: applications.id,
  jobId: jobs.id,
  jobTitle: jobs.title,
  companyId: jobs.companyId,
  applicantId: applications.userId,
}

const selectSubject = ({ db }: SignedIn, id: string) =>
  db.select(columns).from(applications).innerJoin(jobs, eq(jobs.id, applications.jobId)).where(eq(applications.id, id))

/** An application that the viewer reviews, their own included; NOT_FOUND. */
export async function loadReviewed(ctx: SignedIn, id: string): Promise<Subject> {
  const [row] = await selectSubject(ctx, id)
  const subject = found(row)
  requirePolicy(canReview(ctx.viewer, subject.companyId))
  return subject
}

/** An application whose evaluation the viewer may read; NOT_FOUND, OWN_APPLICATION. */
export async function loadSubject(ctx: SignedIn, id: string): Promise<Subject> {
  const subject = await loadReviewed(ctx, id)
  requirePolicy(canReadEvaluation(ctx.viewer, subject))
  return subject
}

/** The same inside a transaction for writing: locked to the end, one writer at a time; FORBIDDEN. */
export async function lockSubject(tx: SignedIn, id: string): Promise<Subject> {
  const [row] = await selectSubject(tx, id).for('no key update', { of: applications })
  const subject = found(row)
  requirePolicy(canEvaluate(tx.viewer, subject))
  return subject
}
