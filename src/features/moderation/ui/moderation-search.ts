import { z } from 'zod'
import { Id } from '#lib/contract.ts'
import type { QueueFilters } from '../contract.ts'
import { moderationKinds, queueViews } from '../rules.ts'

/** What stands in the address of the queue; anything else is left out. */
export const ModerationSearch = z.object({
  q: z.string().max(200).optional().catch(undefined),
  kind: z.enum(moderationKinds).optional().catch(undefined),
  view: z.enum(queueViews).optional().catch(undefined),
  cursor: z.string().max(2000).optional().catch(undefined),
  item: Id.optional().catch(undefined),
})
export type ModerationSearch = z.infer<typeof ModerationSearch>

export const filtersOf = ({ q = '', kind, view = 'waiting', cursor }: ModerationSearch): QueueFilters => ({
  q,
  kind,
  view,
  cursor,
})
