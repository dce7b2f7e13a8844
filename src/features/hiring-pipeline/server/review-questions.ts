import { and, asc, eq, ne } from 'drizzle-orm'
import { jobs, jobApplicationRequirements as requirements } from '#db/schema/job-postings.ts'
import { canReadPrivateAnswers } from '#features/applications/read-policy.ts'
import type { SignedIn } from '#server/context.ts'
import { ofCompany } from './company-counts.ts'
import { activeCompany } from './load-review.ts'

/**
 * The questions of a job of the active company that the viewer may filter by, in their order; none for another
 * company's job.
 */
export function listReviewQuestions(ctx: SignedIn, { jobId }: { jobId: string }) {
  const companyId = activeCompany(ctx)
  const readsPrivate = canReadPrivateAnswers(ctx.viewer, companyId)
  return ctx.db
    .select({
      id: requirements.id,
      label: requirements.label,
      questionType: requirements.questionType,
      options: requirements.options,
      isPrivate: requirements.private,
    })
    .from(requirements)
    .innerJoin(jobs, eq(jobs.id, requirements.jobId))
    .where(
      and(
        ofCompany(companyId),
        eq(jobs.id, jobId),
        ne(requirements.questionType, 'file_upload'),
        readsPrivate ? undefined : eq(requirements.private, false),
      ),
    )
    .orderBy(asc(requirements.sortOrder), asc(requirements.id))
}
