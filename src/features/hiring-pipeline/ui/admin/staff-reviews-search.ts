import { applicationSources } from '#features/applications/rules.ts'
import { statusWord } from '#features/applications/status-part.ts'
import { id, oneOf, type Read, readAddress, text, typed, whole } from '#lib/read-address.ts'
import type { ListAllApplications } from '../../admin-contract.ts'

/** What the address of /app/admin/applications may say; anything else in it is overlooked. */
export const StaffReviewsSearch = readAddress({
  job_id: id,
  q: typed(100),
  status: statusWord,
  source: oneOf(applicationSources),
  /** Where the list goes on, and which page that is. */
  at: text(2000),
  page: whole(1, 1_000_000),
  /** The one that is open. */
  application: id,
})
export type StaffReviewsSearch = Read<typeof StaffReviewsSearch>

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
