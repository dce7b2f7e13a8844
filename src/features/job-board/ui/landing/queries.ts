import { api } from '#app/api.ts'

const MINUTE = 60_000

/** The page of a role, of a place or of both. */
export const landingQuery = (asked: { role?: string; place?: string; page: number }) =>
  api.jobLandings.get.queryOptions({ input: asked, staleTime: MINUTE })

/** So many roles, places and companies with the most open jobs. */
export const directoryQuery = (most: number) =>
  api.jobLandings.directory.queryOptions({ input: { most }, staleTime: MINUTE })

export const hiringQuery = (asked: { q: string; page: number }) =>
  api.jobLandings.companies.queryOptions({ input: asked, staleTime: MINUTE })
