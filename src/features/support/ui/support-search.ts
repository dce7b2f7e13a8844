import { id, oneOf, type Read, readAddress, text, yesOrNo } from '#lib/read-address.ts'
import { helpTopicKeys } from '../articles/article.ts'
import type { InboxFilters } from '../contract.ts'
import { helpStatuses } from '../help-rules.ts'
import { contactCategories, contactStates, supportStatuses } from '../rules.ts'

/** What stands in the address of the inbox; anything else is left out. */
export const SupportSearch = readAddress({
  tab: oneOf(['coaching', 'contact', 'help']),
  status: oneOf(supportStatuses),
  mine: yesOrNo,
  /** Of the messages of the contact form. */
  state: oneOf(contactStates),
  category: oneOf(contactCategories),
  cursor: text(2000),
  q: text(100),
  /** Of the help articles: topic, and drafts or published ones alone. */
  topic: oneOf(helpTopicKeys),
  article: oneOf(helpStatuses),
  id,
})
export type SupportSearch = Read<typeof SupportSearch>

/** The conversations that an address asks for. */
export const inboxFiltersOf = ({ status, mine = false, q = '', cursor }: SupportSearch): InboxFilters => ({
  status,
  mine,
  q,
  cursor,
})
