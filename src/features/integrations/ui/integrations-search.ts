import { z } from 'zod'
import { isId } from '#lib/ids.ts'
import { deliveryStates, deliveryTypes } from '../rules.ts'

export const integrationTabs = ['log', 'keys'] as const

const id = z.string().refine(isId).optional().catch(undefined)
/** What the address says: which tab (the endpoints where it says none), what the log is narrowed to, and what is open. */
export const IntegrationsSearch = z.object({
  tab: z.enum(integrationTabs).optional().catch(undefined),
  endpoint: id,
  state: z.enum(deliveryStates).optional().catch(undefined),
  type: z.enum(deliveryTypes).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(10_000).optional().catch(undefined),
  delivery: id,
})
export type IntegrationsSearch = z.infer<typeof IntegrationsSearch>

export type Searching = { search: IntegrationsSearch; onSearch: (change: Partial<IntegrationsSearch>) => void }
