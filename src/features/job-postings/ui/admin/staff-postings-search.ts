import { id, oneOf, type Read, readAddress, text, typed, whole } from '#lib/read-address.ts'
import type { ListStaffPostings } from '../../admin-contract.ts'
import { employmentTypes, postingStatuses } from '../../rules.ts'

/** The search parameters of /app/admin/jobs; others are ignored. */
export const StaffPostingsSearch = readAddress({
  q: typed(200),
  status: oneOf(postingStatuses),
  type: oneOf(employmentTypes),
  company: id,
  /** The cursor of the list, and its page number. */
  at: text(2000),
  page: whole(1, 1_000_000),
  tab: oneOf(['analytics']),
})
export type StaffPostingsSearch = Read<typeof StaffPostingsSearch>

/** The list's parameters for an address. */
export const filterOf = ({ q = '', status, type, company, at }: StaffPostingsSearch): ListStaffPostings => ({
  ...{ search: q, status, employmentType: type, companyId: company, cursor: at },
})
