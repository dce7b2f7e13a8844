import { api } from '#client/api.ts'
import type { ListCompanies } from '../../admin-contract.ts'

const MINUTE = 60_000

/** One page of companies. Cached for 15 minutes (LIVE-03) and loaded again after each change. */
export const companiesQuery = (input: ListCompanies) =>
  api.adminCompanies.list.queryOptions({ input, staleTime: 15 * MINUTE })

export const companyMembersQuery = (companyId: string) =>
  api.adminCompanies.members.queryOptions({ input: { companyId }, staleTime: MINUTE })
