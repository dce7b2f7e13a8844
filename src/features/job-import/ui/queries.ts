import { api } from '#client/api.ts'

const SECOND = 1000

/** The company's imports of jobs. */
export const postingImportsQuery = () => api.postingImports.list.queryOptions({ staleTime: 30 * SECOND })
