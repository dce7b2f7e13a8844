import { id, oneOf, type Read, readAddress, text, typed, whole } from '#lib/read-address.ts'
import type { ListCompanies } from '../../admin-contract.ts'
import { companyFilters } from '../../rules.ts'

export const companyDialogs = ['create', 'details', 'edit', 'users', 'new-user'] as const
export type CompanyDialog = (typeof companyDialogs)[number]

/** What the address of /app/admin/companies may say; anything else in it is overlooked. */
export const CompaniesSearch = readAddress({
  q: typed(200),
  status: oneOf(companyFilters),
  /** Where the list goes on, and which page that is. */
  at: text(2000),
  page: whole(1, 1_000_000),
  /** What is open, and of which company. */
  open: oneOf(companyDialogs),
  company: id,
})
export type CompaniesSearch = Read<typeof CompaniesSearch>

/** The list that an address asks for. */
export const filterOf = ({ q = '', status, at }: CompaniesSearch): ListCompanies => ({ search: q, status, cursor: at })
