import { api } from '#client/api.ts'
import type { ListAllApplications } from '../../admin-contract.ts'

/** One page of the applications to all companies; fresh for 30 seconds (LIVE-03). */
export const allApplicationsQuery = (input: ListAllApplications) =>
  api.adminApplications.list.queryOptions({ input, staleTime: 30_000, placeholderData: (before) => before })
