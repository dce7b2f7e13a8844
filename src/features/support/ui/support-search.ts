import { id, oneOf, type Read, readAddress, text, yesOrNo } from '#lib/read-address.ts'
import { helpTopicKeys } from '../articles/article.ts'
import type { InboxFilters } from '../contract.ts'
import { helpStatuses } from '../help-rules.ts'
import { contactCategories, contactStates, supportStatuses } from '../rules.ts'

/** The search parameters of the inbox; others are ignored. */
export const SupportSearch = readAddress({
  tab: oneOf(['coaching', 'contact', 'help']),
  status: oneOf(supportStatuses),
  mine: yesOrNo,
  /** For contact messages. */
  state: oneOf(contactStates),
  category: oneOf(contactCategories),
  cursor: text(2000),
  q: text(100),
  /** For help articles: topic, and drafts or published ones only. */
  topic: oneOf(helpTopicKeys),
  article: oneOf(helpStatuses),
  id,
})
export type SupportSearch = Read<typeof SupportSearch>

/** The list's parameters for an address. */
export const inboxFiltersOf = ({ status, mine = false, q = '', cursor }: SupportSearch): InboxFilters => ({
  status,
  mine,
  q,
  cursor,
})
