export const campaignStatuses = ['draft', 'scheduled', 'sending', 'paused', 'sent', 'failed', 'cancelled'] as const
export type CampaignStatus = (typeof campaignStatuses)[number]
