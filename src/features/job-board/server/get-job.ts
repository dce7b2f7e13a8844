import type { z } from 'zod'
import { readPromise } from '#features/companies/server/read-promise.ts'
import { openTo } from '#features/job-postings/server/open-to.ts'
import type { Context } from '#server/context.ts'
import { found } from '#server/errors.ts'
import { sanitizeRichText } from '#server/rich-text.ts'
import type { JobArrival, JobDetail } from '../contract.ts'
import { loadCandidate, matchJobs } from './load-candidate.ts'
import { cardOf, readJobs } from './load-cards.ts'
import { recordJobView } from './record-job-view.ts'
import { findVisibleJob } from './visible-jobs.ts'

type JobParams = { slugOrId: string; arrival?: z.output<typeof JobArrival> | undefined }

/**
 * The details of an open job, with the explained match for a job seeker. Its HTML is sanitised again (PLAT-20). With `arrival` the
 * view is counted, without delaying the response. NOT_FOUND if the viewer may not see the job.
 */
export async function getJob(ctx: Context, { slugOrId, arrival }: JobParams): Promise<JobDetail> {
  const visible = await findVisibleJob(ctx, slugOrId)
  const [rows, candidate, promise] = await Promise.all([
    readJobs(ctx, [visible.id]),
    loadCandidate(ctx),
    readPromise(ctx.db, visible.companyId),
  ])
  const row = found(rows[0])
  const [match = null] = await matchJobs([row.job], candidate)
  if (arrival) {
    const view = { jobId: visible.id, arrival }
    recordJobView(ctx, view).catch((err) => ctx.log.warn({ err, jobId: view.jobId }, 'job view could not be counted'))
  }
  return {
    ...cardOf(row),
    applicantPlaces: row.job.applicantPlaces,
    applicantUtcFrom: row.job.applicantUtcFrom,
    applicantUtcTo: row.job.applicantUtcTo,
    openTo: openTo(row.job),
    description: sanitizeRichText(row.job.description),
    requirements: sanitizeRichText(row.job.requirements ?? ''),
    matching: candidate.matchable && !match ? 'too_long' : candidate.matching,
    match,
    promise,
  }
}
