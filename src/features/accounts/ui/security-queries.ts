import { useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { refreshQueries } from '#ui/refresh.ts'

export const securityQuery = () => api.security.overview.queryOptions({ staleTime: 30_000 })
export const sessionsQuery = () =>
  api.accounts.sessions.queryOptions({ staleTime: 15_000, refetchOnWindowFocus: 'always' })

/** Refetches the security settings and the sessions after a change of either. */
export function useRefreshSecurity(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => refreshQueries(queryClient, api.security.key(), sessionsQuery().queryKey)
}
