import { api } from '#client/api.ts'

const SECOND = 1000

/** The company's imports of jobs. */
export const jobImportsQuery = () => api.jobImports.list.queryOptions({ staleTime: 30 * SECOND })
