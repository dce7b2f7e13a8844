import { id, oneOf, type Read, readAddress, text } from '#lib/read-address.ts'
import { campaignStatuses } from '../campaign-statuses.ts'

export const campaignTabs = ['campaigns', 'subscribers'] as const

/** The search parameters: the tab (the overview by default) and the filters of its list. */
export const CampaignsSearch = readAddress({
  tab: oneOf(campaignTabs),
  status: oneOf(campaignStatuses),
  q: text(200),
  state: oneOf(['active', 'unsubscribed']),
  cursor: text(2000),
  /** A blog post whose content starts a campaign. */
  post: id,
})
export type CampaignsSearch = Read<typeof CampaignsSearch>
export type Searching = { search: CampaignsSearch; onSearch: (change: Partial<CampaignsSearch>) => void }
