import { api } from '#client/api.ts'
import type { SalaryImport } from '../../import-contract.ts'

const SECOND = 1000

export const isUnderWay = ({ state }: Pick<SalaryImport, 'state'>): boolean =>
  state === 'waiting' || state === 'running'

/** Imports of salary data; fetched again while one is running. */
export const salaryImportsQuery = () =>
  api.salaryImports.list.queryOptions({
    staleTime: 30 * SECOND,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? SECOND : false),
  })
