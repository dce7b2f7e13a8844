import { and, asc, eq, ne, type SQL } from 'drizzle-orm'
import { jobs, jobApplicationRequirements as requirements } from '#db/schema/job-postings.ts'
import { canReadPrivateAnswers } from '#features/applications/read-policy.ts'
import type { SignedIn } from '#server/context.ts'
import { ofCompany } from './company-counts.ts'
import { activeCompany } from './load-review.ts'

/**
 * The questions of a job of the active company that the viewer may filter by, in their order; none for another
 * company's job.
 */
export const listReviewQuestions = (ctx: SignedIn, { jobId }: { jobId: string }) =>
  readJobQuestions(ctx, jobId, ne(requirements.questionType, 'file_upload'))

/** The questions whose answers the viewer may read, private ones only for admins (CJOB-29). */
export function readJobQuestions(ctx: SignedIn, jobId: string, only?: SQL) {
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
      and(ofCompany(companyId), eq(jobs.id, jobId), readsPrivate ? undefined : eq(requirements.private, false), only),
    )
    .orderBy(asc(requirements.sortOrder), asc(requirements.id))
}
