import { id, oneOf, type Read, readAddress } from '#lib/read-address.ts'

export const autoApplyTabs = ['rules', 'answers', 'log', 'settings'] as const

/** The search parameters: the tab (the queue by default), and the open entry. */
export const AutoApplySearch = readAddress({
  tab: oneOf(autoApplyTabs),
  entry: id,
  sent: id,
})
export type AutoApplySearch = Read<typeof AutoApplySearch>
