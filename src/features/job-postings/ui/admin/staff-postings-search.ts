import { id, oneOf, type Read, readAddress, text, typed, whole } from '#lib/read-address.ts'
import type { ListStaffPostings } from '../../admin-contract.ts'
import { employmentTypes, postingStatuses } from '../../rules.ts'

/** What the address of /app/admin/jobs may say; anything else in it is overlooked. */
export const StaffPostingsSearch = readAddress({
  q: typed(200),
  status: oneOf(postingStatuses),
  type: oneOf(employmentTypes),
  company: id,
  /** Where the list goes on, and which page that is. */
  at: text(2000),
  page: whole(1, 1_000_000),
  tab: oneOf(['analytics']),
})
export type StaffPostingsSearch = Read<typeof StaffPostingsSearch>

/** The list that an address asks for. */
export const filterOf = ({ q = '', status, type, company, at }: StaffPostingsSearch): ListStaffPostings => ({
  ...{ search: q, status, employmentType: type, companyId: company, cursor: at },
})
