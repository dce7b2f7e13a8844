import { api } from '#client/api.ts'

const MINUTE = 60_000

/** The viewer's profile; cached for 5 minutes, refreshed immediately after a change (LIVE-02). */
export const ownProfileQuery = () => api.profiles.own.queryOptions({ staleTime: 5 * MINUTE })
