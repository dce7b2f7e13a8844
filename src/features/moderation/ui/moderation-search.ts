import { id, oneOf, type Read, readAddress, text } from '#lib/read-address.ts'
import type { QueueFilters } from '../contract.ts'
import { moderationKinds, queueViews } from '../moderation-queue.ts'

/** The search parameters of the queue; others are ignored. */
export const ModerationSearch = readAddress({
  q: text(200),
  kind: oneOf(moderationKinds),
  view: oneOf(queueViews),
  cursor: text(2000),
  item: id,
})
export type ModerationSearch = Read<typeof ModerationSearch>

export const filtersOf = ({ q = '', kind, view = 'waiting', cursor }: ModerationSearch): QueueFilters => ({
  q,
  kind,
  view,
  cursor,
})
