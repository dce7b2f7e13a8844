import { api } from '#app/api.ts'
import type { ListCompanies } from '../../admin-contract.ts'

const MINUTE = 60_000

/** One page of all companies; cached 15 minutes (LIVE-03), renewed with each change of one. */
export const companiesQuery = (input: ListCompanies) =>
  api.adminCompanies.list.queryOptions({ input, staleTime: 15 * MINUTE })

export const companyMembersQuery = (companyId: string) =>
  api.adminCompanies.members.queryOptions({ input: { companyId }, staleTime: MINUTE })
