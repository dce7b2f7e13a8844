import { api } from '#client/api.ts'
import type { ApplicationImport } from '../contract.ts'

const SECOND = 1000
export const isUnderWay = ({ state }: Pick<ApplicationImport, 'state'>): boolean =>
  state === 'waiting' || state === 'running'

/** The company's imports; fetched again while one is running. */
export const importsQuery = () =>
  api.applicationImports.list.queryOptions({
    staleTime: 30 * SECOND,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? SECOND : false),
  })

/** Applications can be imported to any job of the company, drafts and closed ones too. */
export const importJobsQuery = () => api.postings.list.queryOptions({ input: {}, staleTime: 30 * SECOND })
