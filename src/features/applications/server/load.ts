import { and, eq, inArray } from 'drizzle-orm'
import { companies } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { canSeeJob } from '#features/job-board/policy.ts'
import { companyVisibility } from '#features/job-board/server/visible-jobs.ts'
import { isDeadlineOver } from '#lib/deadline.ts'
import type { Viewer } from '#lib/viewer.ts'
import type { Db } from '#server/context.ts'
import { found, requirePolicy } from '#server/errors.ts'
import { jobHead } from './job-head.ts'

export const jobTerms = {
  companyId: jobs.companyId,
  jobStatus: jobs.status,
  closesAt: jobs.closesAt,
  applicationDeadline: jobs.applicationDeadline,
  timeZone: companies.timeZone,
}

type Terms = {
  jobStatus: string
  closesAt: Date | null
  applicationDeadline: string | null
  timeZone: string
}

/** True if no one can apply: the job is not active, or the day of its deadline has ended in the company's time zone (APPLY-30). */
export function isClosed({ jobStatus, closesAt, applicationDeadline, timeZone }: Terms, now: Date): boolean {
  if (jobStatus !== 'active') return true
  return closesAt === null ? isDeadlineOver(applicationDeadline, timeZone, now) : now >= closesAt
}

const seen = {
  ...jobHead,
  ...jobTerms,
  applicantPlaces: jobs.applicantPlaces,
  applicantUtcFrom: jobs.applicantUtcFrom,
  applicantUtcTo: jobs.applicantUtcTo,
  externalPosting: jobs.externalPosting,
  internalPosting: jobs.internalPosting,
  hiddenAt: jobs.hiddenAt,
}

/**
 * A posting that this person can see or could see before. Paused and closed postings are loaded too, so that an applicant with the form
 * open learns that it is closed. Otherwise NOT_FOUND.
 */
export async function loadJobToApply(db: Db, viewer: Viewer, jobId: string) {
  const [row] = await db
    .select({ job: seen, company: companyVisibility })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(eq(jobs.id, jobId), inArray(jobs.status, ['active', 'paused', 'closed'])))
  const { job, company: owner } = found(row)
  requirePolicy(canSeeJob(viewer, { ...job, status: 'active', company: owner }))
  return job
}
export type JobToApply = Awaited<ReturnType<typeof loadJobToApply>>
