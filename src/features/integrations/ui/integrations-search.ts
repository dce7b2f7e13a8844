import { id, oneOf, type Read, readAddress, whole } from '#lib/read-address.ts'
import { deliveryStates, deliveryTypes } from '../rules.ts'

export const integrationTabs = ['log', 'keys'] as const

/** What the address says: which tab (the endpoints where it says none), what the log is narrowed to, and what is open. */
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
