import { api } from '#client/api.ts'

const MINUTE = 60_000

/** The landing page of a role, a place or both. */
export const landingQuery = (params: { role?: string; place?: string; page: number }) =>
  api.jobLandings.get.queryOptions({ input: params, staleTime: MINUTE })

/** The roles, places and companies with the most open jobs, at most `max` of each. */
export const directoryQuery = (max: number) =>
  api.jobLandings.directory.queryOptions({ input: { most: max }, staleTime: MINUTE })

export const hiringQuery = (params: { q: string; page: number }) =>
  api.jobLandings.companies.queryOptions({ input: params, staleTime: MINUTE })
