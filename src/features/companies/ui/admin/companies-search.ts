import { z } from 'zod'
import { companyFilters, type ListCompanies } from '../../admin-contract.ts'

export const companyDialogs = ['create', 'details', 'edit', 'users'] as const
export type CompanyDialog = (typeof companyDialogs)[number]

/** What the address of /app/admin/companies may say; anything else in it is overlooked. */
export const CompaniesSearch = z.object({
  q: z.coerce.string().max(200).optional().catch(undefined),
  status: z.enum(companyFilters).optional().catch(undefined),
  /** Where the list goes on, and which page that is. */
  at: z.string().max(2000).optional().catch(undefined),
  page: z.number().int().min(1).max(1_000_000).optional().catch(undefined),
  /** What is open, and of which company. */
  open: z.enum(companyDialogs).optional().catch(undefined),
  company: z.uuid().optional().catch(undefined),
})
export type CompaniesSearch = z.output<typeof CompaniesSearch>

/** The list that an address asks for. */
export const filterOf = ({ q = '', status, at }: CompaniesSearch): ListCompanies => ({ search: q, status, cursor: at })
