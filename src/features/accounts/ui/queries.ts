import { useSuspenseQuery } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import type { UserFilters } from '../admin-users-contract.ts'

/** The signed-in user; refetched when the window gets the focus, so that an open page is up to date (AUTH-25). */
export const sessionQuery = () =>
  api.accounts.session.queryOptions({ staleTime: 60_000, refetchOnWindowFocus: 'always' })

/** The session of the signed-in user; the component renders again when it changes. */
export const useSession = () => useSuspenseQuery(sessionQuery()).data

export const usersQuery = (filters: UserFilters) =>
  api.adminUsers.list.queryOptions({ input: filters, staleTime: 15_000 })
export const userStatsQuery = () => api.adminUsers.stats.queryOptions({ staleTime: 60_000 })
/** The key of the user list and its statistics, to refresh them after each change of a user. */
export const usersKey = () => api.adminUsers.key()
export const staffInvitationsQuery = () => api.staff.invitations.queryOptions({ staleTime: 15_000 })
export const staffInvitationQuery = (token: string) =>
  api.staff.open.queryOptions({ input: { token }, staleTime: Number.POSITIVE_INFINITY, retry: false })
