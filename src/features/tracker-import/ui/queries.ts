import { api } from '#client/api.ts'
import { whileUnderWay } from '#features/import-files/ui/queries.ts'

/** The viewer's imports into the tracker. */
export const trackerImportsQuery = () => api.trackerImports.list.queryOptions(whileUnderWay)
