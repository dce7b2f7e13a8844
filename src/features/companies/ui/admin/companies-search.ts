import { id, oneOf, type Read, readAddress, text, typed, whole } from '#lib/read-address.ts'
import type { ListCompanies } from '../../admin-contract.ts'
import { companyFilters } from '../../rules.ts'

export const companyDialogs = ['create', 'details', 'edit', 'users', 'new-user'] as const
export type CompanyDialog = (typeof companyDialogs)[number]

/** The URL parameters of /app/admin/companies; unknown parameters are dropped. */
export const CompaniesSearch = readAddress({
  q: typed(200),
  status: oneOf(companyFilters),
  /** The cursor of the list; `page` is the number of that page. */
  at: text(2000),
  page: whole(1, 1_000_000),
  /** The open dialog; `company` is the company that it is about. */
  open: oneOf(companyDialogs),
  company: id,
})
export type CompaniesSearch = Read<typeof CompaniesSearch>

/** The filters of the list, from the URL parameters. */
export const filterOf = ({ q = '', status, at }: CompaniesSearch): ListCompanies => ({ search: q, status, cursor: at })
