import { and, eq } from 'drizzle-orm'
import { applications } from '#db/schema/applications.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { applicationMessageDrafts as drafts } from '#db/schema/messages.ts'
import { canReview } from '#features/hiring-pipeline/policy.ts'
import { roleInCompany } from '#lib/viewer.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError, found, requirePolicy } from '#server/errors.ts'

type Draft = { applicationId: string; subject: string; body: string }

/** Saves a private draft of a member of the company or the applicant; an empty draft is deleted. */
export async function saveDraft(ctx: SignedIn, { applicationId, subject, body }: Draft): Promise<{ kept: boolean }> {
  await requireWriter(ctx, applicationId)
  const authorId = ctx.viewer.userId
  const isStored = subject !== '' || body !== ''
  if (isStored) {
    await ctx.db
      .insert(drafts)
      .values({ applicationId, authorId, subject, body })
      .onConflictDoUpdate({
        target: [drafts.applicationId, drafts.authorId],
        set: { subject, body, updatedAt: new Date() },
      })
  } else {
    await ctx.db.delete(drafts).where(and(eq(drafts.applicationId, applicationId), eq(drafts.authorId, authorId)))
  }
  return { kept: isStored }
}

async function requireWriter({ db, viewer }: SignedIn, applicationId: string): Promise<void> {
  const [row] = await db
    .select({ userId: applications.userId, companyId: jobs.companyId })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(eq(applications.id, applicationId))
  const { userId, companyId } = found(row)
  if (userId === viewer.userId) return
  requirePolicy(canReview(viewer, companyId))
  if (!roleInCompany(viewer, companyId)) throw new DomainError('FORBIDDEN')
}
