import { id, oneOf, type Read, readAddress, whole } from '#lib/read-address.ts'
import { deliveryStates, deliveryTypes } from '../deliveries.ts'

export const integrationTabs = ['log', 'keys'] as const

/** URL parameters: the tab (endpoints by default), the filters of the log, and the open message. */
export const IntegrationsSearch = readAddress({
  tab: oneOf(integrationTabs),
  endpoint: id,
  state: oneOf(deliveryStates),
  type: oneOf(deliveryTypes),
  page: whole(1, 10_000),
  delivery: id,
})
export type IntegrationsSearch = Read<typeof IntegrationsSearch>

export type Searching = { search: IntegrationsSearch; onSearch: (change: Partial<IntegrationsSearch>) => void }
