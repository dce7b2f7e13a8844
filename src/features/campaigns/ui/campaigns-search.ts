import { z } from 'zod'
import { campaignStatuses } from '../rules.ts'

export const campaignTabs = ['campaigns', 'subscribers'] as const

/** What the address says: which tab (the overview where it says none), and what its list is narrowed to. */
export const CampaignsSearch = z.object({
  tab: z.enum(campaignTabs).optional().catch(undefined),
  status: z.enum(campaignStatuses).optional().catch(undefined),
  q: z.string().max(200).optional().catch(undefined),
  state: z.enum(['active', 'unsubscribed']).optional().catch(undefined),
  cursor: z.string().max(2000).optional().catch(undefined),
  /** A post of the blog whose words begin a campaign. */
  post: z.uuid().optional().catch(undefined),
})
export type CampaignsSearch = z.infer<typeof CampaignsSearch>
export type Searching = { search: CampaignsSearch; onSearch: (change: Partial<CampaignsSearch>) => void }
