import type { Query } from '@tanstack/react-query'
import type { ImportRecord } from '../contract.ts'

const SECOND = 1000

export const isUnderWay = ({ state }: Pick<ImportRecord, 'state'>): boolean =>
  state === 'waiting' || state === 'running'

/** Of a query for imports: it is fetched again while one is running. */
export const whileUnderWay = {
  staleTime: 30 * SECOND,
  refetchInterval: ({ state }: Pick<Query<Pick<ImportRecord, 'state'>[]>, 'state'>): number | false =>
    state.data?.some(isUnderWay) ? SECOND : false,
}
