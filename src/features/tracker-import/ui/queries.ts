import { api } from '#client/api.ts'
import type { TrackerImport } from '../contract.ts'

const SECOND = 1000

export const isUnderWay = ({ state }: Pick<TrackerImport, 'state'>): boolean =>
  state === 'waiting' || state === 'running'

/** The viewer's imports into the tracker; fetched again while one is running. */
export const trackerImportsQuery = () =>
  api.trackerImports.list.queryOptions({
    staleTime: 30 * SECOND,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? SECOND : false),
  })
