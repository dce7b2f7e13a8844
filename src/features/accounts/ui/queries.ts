import { useSuspenseQuery } from '@tanstack/react-query'
import { api } from '#app/api.ts'

/** Who is signed in; asked again when the window comes back, so that an open page follows (AUTH-25). */
export const sessionQuery = () =>
  api.accounts.session.queryOptions({ staleTime: 60_000, refetchOnWindowFocus: 'always' })

/** Who is signed in, as every page knows it; it renders again when that changes. */
export const useSession = () => useSuspenseQuery(sessionQuery()).data
