import { z } from 'zod'
import type { ListAllApplications } from '../../admin-contract.ts'
import { applicationSources, applicationStatuses } from '../../rules.ts'

/** What the address of /app/admin/applications may say; anything else in it is overlooked. */
export const StaffReviewsSearch = z.object({
  job_id: z.uuid().optional().catch(undefined),
  q: z.coerce.string().max(100).optional().catch(undefined),
  status: z.enum(applicationStatuses).optional().catch(undefined),
  source: z.enum(applicationSources).optional().catch(undefined),
  /** Where the list goes on, and which page that is. */
  at: z.string().max(2000).optional().catch(undefined),
  page: z.number().int().min(1).max(1_000_000).optional().catch(undefined),
  /** The one that is open. */
  application: z.uuid().optional().catch(undefined),
})
export type StaffReviewsSearch = z.output<typeof StaffReviewsSearch>

/** The list that an address asks for. */
export const filterOf = ({
  job_id: jobId,
  q: search,
  status,
  source,
  at,
}: StaffReviewsSearch): ListAllApplications => ({
  ...{ jobId, search, status, source, cursor: at },
})
