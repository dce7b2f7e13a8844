import { keepPreviousData } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import type { QueueFilters } from '../contract.ts'

export const queueQuery = (filters: QueueFilters) =>
  api.moderation.list.queryOptions({ input: filters, staleTime: 15_000, placeholderData: keepPreviousData })
export const itemQuery = (id: string) => api.moderation.get.queryOptions({ input: { id }, staleTime: 15_000 })
export const ownItemsQuery = () => api.moderation.listOwn.queryOptions({ staleTime: 60_000 })
export const ownThreadQuery = (id: string) => api.moderation.getOwn.queryOptions({ input: { id }, staleTime: 15_000 })
