import { api } from '#client/api.ts'
import type { IntegrationsSearch } from './integrations-search.ts'

export const endpointsQuery = () => api.webhooks.list.queryOptions({ staleTime: 30_000 })
export const deliveriesQuery = ({ endpoint: endpointId, state, type, page = 1 }: IntegrationsSearch) =>
  api.webhooks.deliveries.queryOptions({ input: { endpointId, state, type, page }, staleTime: 10_000 })
export const deliveryQuery = (id: string) => api.webhooks.delivery.queryOptions({ input: { id }, staleTime: 5_000 })
export const keysQuery = () => api.apiKeys.list.queryOptions({ staleTime: 30_000 })
