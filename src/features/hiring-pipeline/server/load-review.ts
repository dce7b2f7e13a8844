import { eq } from 'drizzle-orm'
import { applications } from '#db/schema/applications.ts'
import { jobs } from '#db/schema/job-postings.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError, found, requirePolicy } from '#server/errors.ts'
import { canReview } from '../policy.ts'

/** The active company; viewers without a company have no list. */
export function activeCompany({ viewer }: SignedIn): string {
  if (!viewer.activeCompanyId) throw new DomainError('FORBIDDEN')
  return viewer.activeCompanyId
}

/** An application that the viewer may review, or NOT_FOUND; `lock` locks its row to the end of the transaction. */
export async function loadReview(ctx: SignedIn, id: string, { lock = false }: { lock?: boolean } = {}) {
  const query = ctx.db
    .select({ application: applications, companyId: jobs.companyId })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(eq(applications.id, id))
  const [row] = lock ? await query.for('update', { of: applications }) : await query
  const { application, companyId } = found(row)
  requirePolicy(canReview(ctx.viewer, companyId))
  return { ...application, companyId }
}
