import { id, oneOf, type Read, readAddress, text } from '#lib/read-address.ts'
import { campaignStatuses } from '../rules.ts'

export const campaignTabs = ['campaigns', 'subscribers'] as const

/** What the address says: which tab (the overview where it says none), and what its list is narrowed to. */
export const CampaignsSearch = readAddress({
  tab: oneOf(campaignTabs),
  status: oneOf(campaignStatuses),
  q: text(200),
  state: oneOf(['active', 'unsubscribed']),
  cursor: text(2000),
  /** A post of the blog whose words begin a campaign. */
  post: id,
})
export type CampaignsSearch = Read<typeof CampaignsSearch>
export type Searching = { search: CampaignsSearch; onSearch: (change: Partial<CampaignsSearch>) => void }
