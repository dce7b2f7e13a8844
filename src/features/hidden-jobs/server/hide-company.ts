import { eq } from 'drizzle-orm'
import { companies } from '#db/schema/companies.ts'
import { isCompanyPublic } from '#features/job-board/policy.ts'
import { companyVisibility } from '#features/job-board/server/visible-jobs.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import { storeHidden } from './store-hidden.ts'

/** Hides all jobs of a company; hiding it again changes nothing. NOT_FOUND if the company is not public. */
export async function hideCompany(ctx: SignedIn, { companyId }: { companyId: string }): Promise<{ id: string }> {
  const [company] = await ctx.db.select(companyVisibility).from(companies).where(eq(companies.id, companyId))
  if (!isCompanyPublic(found(company))) throw new DomainError('NOT_FOUND')
  return storeHidden(ctx, { jobId: null, companyId })
}
