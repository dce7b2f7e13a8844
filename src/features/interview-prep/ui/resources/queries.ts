import { keepPreviousData } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import type { ResourceFilters } from '../../resource-contract.ts'

const MINUTE = 60_000

/** One page of resources. When the filters change, the old list is shown until the new one is loaded. */
export const resourcesQuery = (filters: ResourceFilters) =>
  api.interviewResources.list.queryOptions({
    input: filters,
    staleTime: 5 * MINUTE,
    placeholderData: keepPreviousData,
  })

/** One resource in full. */
export const resourceQuery = (key: string) =>
  api.interviewResources.get.queryOptions({ input: { key }, staleTime: 5 * MINUTE, retry: false })
