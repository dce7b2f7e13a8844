import { api } from '#client/api.ts'
import { whileUnderWay } from '#features/import-files/ui/queries.ts'

const SECOND = 1000

/** The company's imports of applications. */
export const importsQuery = () => api.applicationImports.list.queryOptions(whileUnderWay)

/** Applications can be imported to any job of the company, drafts and closed ones too. */
export const importJobsQuery = () => api.postings.list.queryOptions({ input: {}, staleTime: 30 * SECOND })
