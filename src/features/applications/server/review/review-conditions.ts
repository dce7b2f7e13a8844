import { and, eq, ilike, or, type SQL } from 'drizzle-orm'
import { applications } from '#db/schema/applications.ts'
import { jobs } from '#db/schema/jobs.ts'
import type { SignedIn } from '#server/context.ts'
import type { ReviewFilters } from '../../review-contract.ts'
import { isCounted, ofCompany } from '../company-counts.ts'
import { activeCompany } from './load-review.ts'

/** Which of the active company's applications the filters show, in list, board and export alike; joined with jobs. */
export function reviewConditions(ctx: SignedIn, { status, jobId, search }: ReviewFilters): SQL | undefined {
  const words = search && `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return and(
    ofCompany(activeCompany(ctx)),
    status ? eq(applications.status, status) : isCounted,
    jobId ? eq(jobs.id, jobId) : undefined,
    words
      ? or(ilike(applications.fullName, words), ilike(applications.email, words), ilike(jobs.title, words))
      : undefined,
  )
}
