import { api } from '#client/api.ts'

const MINUTE = 60_000

/** The landing page of a role, a place or both. */
export const landingQuery = (asked: { role?: string; place?: string; page: number }) =>
  api.jobLandings.get.queryOptions({ input: asked, staleTime: MINUTE })

/** The roles, places and companies with the most open jobs, at most `most` of each. */
export const directoryQuery = (most: number) =>
  api.jobLandings.directory.queryOptions({ input: { most }, staleTime: MINUTE })

export const hiringQuery = (asked: { q: string; page: number }) =>
  api.jobLandings.companies.queryOptions({ input: asked, staleTime: MINUTE })
