import { z } from 'zod'
import type { ListStaffPostings } from '../../admin-posting-contract.ts'
import { employmentTypes, postingStatuses } from '../../posting-rules.ts'

/** What the address of /app/admin/jobs may say; anything else in it is overlooked. */
export const StaffPostingsSearch = z.object({
  q: z.coerce.string().max(200).optional().catch(undefined),
  status: z.enum(postingStatuses).optional().catch(undefined),
  type: z.enum(employmentTypes).optional().catch(undefined),
  company: z.uuid().optional().catch(undefined),
  /** Where the list goes on, and which page that is. */
  at: z.string().max(2000).optional().catch(undefined),
  page: z.number().int().min(1).max(1_000_000).optional().catch(undefined),
  tab: z.enum(['analytics']).optional().catch(undefined),
})
export type StaffPostingsSearch = z.output<typeof StaffPostingsSearch>

/** The list that an address asks for. */
export const filterOf = ({ q = '', status, type, company, at }: StaffPostingsSearch): ListStaffPostings => ({
  ...{ search: q, status, employmentType: type, companyId: company, cursor: at },
})
