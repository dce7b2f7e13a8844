import { z } from 'zod'
import { applicationStatuses } from '../../rules.ts'

/** What stands in the address of /app/company/applications; anything unreadable is left out. */
export const ReviewsSearch = z.object({
  q: z.string().max(100).optional().catch(undefined),
  status: z.enum(applicationStatuses).optional().catch(undefined),
  job: z.uuid().optional().catch(undefined),
  page: z.number().int().min(1).max(10_000).optional().catch(undefined),
  /** The one that is open. */
  application: z.uuid().optional().catch(undefined),
})
export type ReviewsSearch = z.infer<typeof ReviewsSearch>

export const filtersOf = ({ q, status, job, page = 1 }: ReviewsSearch) => ({ search: q, status, jobId: job, page })
