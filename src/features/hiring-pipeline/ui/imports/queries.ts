import { api } from '#app/api.ts'
import type { ApplicationImport } from '../../import-contract.ts'

const SECOND = 1000
export const isUnderWay = ({ state }: Pick<ApplicationImport, 'state'>): boolean =>
  state === 'waiting' || state === 'running'

/** What the company imported so far; asked again while one is under way. */
export const importsQuery = () =>
  api.applicationImports.list.queryOptions({
    staleTime: 30 * SECOND,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? SECOND : false),
  })

/** Any job of the company may get applications: drafts and closed ones too. */
export const importJobsQuery = () => api.postings.list.queryOptions({ input: {}, staleTime: 30 * SECOND })
