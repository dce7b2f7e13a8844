import { applicationSources } from '#features/applications/rules.ts'
import { statusWord } from '#features/applications/status-part.ts'
import { id, oneOf, type Read, readAddress, text, typed, whole } from '#lib/read-address.ts'
import type { ListAllApplications } from '../../admin-contract.ts'

/** The search parameters of /app/admin/applications; others are ignored. */
export const StaffReviewsSearch = readAddress({
  job_id: id,
  q: typed(100),
  status: statusWord,
  source: oneOf(applicationSources),
  /** The cursor of the list, and its page number. */
  at: text(2000),
  page: whole(1, 1_000_000),
  /** The open application. */
  application: id,
})
export type StaffReviewsSearch = Read<typeof StaffReviewsSearch>

/** The list's parameters for an address. */
export const filterOf = ({
  job_id: jobId,
  q: search,
  status,
  source,
  at,
}: StaffReviewsSearch): ListAllApplications => ({
  ...{ jobId, search, status, source, cursor: at },
})
