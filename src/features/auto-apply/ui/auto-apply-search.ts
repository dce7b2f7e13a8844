import { id, oneOf, type Read, readAddress } from '#lib/read-address.ts'

export const autoApplyTabs = ['rules', 'answers', 'log', 'settings'] as const

/** What the address says: which tab (the queue where it says none), and what is open. */
export const AutoApplySearch = readAddress({
  tab: oneOf(autoApplyTabs),
  entry: id,
  sent: id,
})
export type AutoApplySearch = Read<typeof AutoApplySearch>
