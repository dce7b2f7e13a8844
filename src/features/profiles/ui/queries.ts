import { api } from '#app/api.ts'

const MINUTE = 60_000

/** The own profile; cached 5 minutes, refreshed at once by a change (LIVE-02). */
export const ownProfileQuery = () => api.profiles.own.queryOptions({ staleTime: 5 * MINUTE })
