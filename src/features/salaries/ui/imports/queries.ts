import { api } from '#client/api.ts'
import { whileUnderWay } from '#features/import-files/ui/queries.ts'

/** Imports of salary data. */
export const salaryImportsQuery = () => api.salaryImports.list.queryOptions(whileUnderWay)
