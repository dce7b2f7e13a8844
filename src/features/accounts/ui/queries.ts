import { useSuspenseQuery } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import type { UserFilters } from '../admin-users-contract.ts'

/** Who is signed in; asked again when the window comes back, so that an open page follows (AUTH-25). */
export const sessionQuery = () =>
  api.accounts.session.queryOptions({ staleTime: 60_000, refetchOnWindowFocus: 'always' })

/** Who is signed in, as every page knows it; it renders again when that changes. */
export const useSession = () => useSuspenseQuery(sessionQuery()).data

export const usersQuery = (filters: UserFilters) =>
  api.adminUsers.list.queryOptions({ input: filters, staleTime: 15_000 })
export const userStatsQuery = () => api.adminUsers.stats.queryOptions({ staleTime: 60_000 })
/** The list of users and its figures: stale with each change of a person. */
export const usersKey = () => api.adminUsers.key()
export const staffInvitationsQuery = () => api.staff.invitations.queryOptions({ staleTime: 15_000 })
export const staffInvitationQuery = (token: string) =>
  api.staff.open.queryOptions({ input: { token }, staleTime: Number.POSITIVE_INFINITY, retry: false })
