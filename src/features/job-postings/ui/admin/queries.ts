import { api } from '#client/api.ts'
import type { ListStaffPostings } from '../../admin-contract.ts'

const MINUTE = 60_000

/** One page of all companies' jobs; cached 5 minutes (LIVE-03). */
export const staffPostingsQuery = (input: ListStaffPostings) =>
  api.adminPostings.list.queryOptions({ input, staleTime: 5 * MINUTE })

/** Statistics; cached 10 minutes. */
export const staffStatsQuery = () => api.adminPostings.stats.queryOptions({ staleTime: 10 * MINUTE })
export const topCompaniesQuery = () => api.adminPostings.topCompanies.queryOptions({ staleTime: 10 * MINUTE })
