import { api } from '#client/api.ts'

const SECOND = 1000

/** The company's imports of questions. */
export const questionImportsQuery = () => api.questionImports.list.queryOptions({ staleTime: 30 * SECOND })
