import { and, eq } from 'drizzle-orm'
import { campaignLinks, emailCampaigns } from '#db/schema/campaigns.ts'
import type { Services } from '#server/context.ts'
import { transaction } from '#server/transaction.ts'
import { publishCampaigns } from '../publish-campaigns.ts'
import { writeRecipients } from './audience.ts'
import { linksIn } from './campaign-mail.ts'

export type SentCampaign = typeof emailCampaigns.$inferSelect

/** Prepares a campaign for sending: a due one is started, and its recipients are stored once. Null if it is not being sent. */
export const beginSending = (services: Services, campaignId: string, now = new Date()): Promise<SentCampaign | null> =>
  transaction(services, async ({ db, audit }) => {
    const [campaign] = await db.select().from(emailCampaigns).where(eq(emailCampaigns.id, campaignId)).for('update')
    if (!campaign) return null
    const isDue = campaign.status === 'scheduled' && campaign.scheduledFor !== null && campaign.scheduledFor <= now
    if (campaign.status !== 'sending' && !isDue) return null
    if (isDue) {
      await audit({ action: 'campaign.began', subjectType: 'email_campaign', subjectId: campaignId })
      await publishCampaigns(db, campaignId)
    }
    const begun = { status: 'sending' as const, startedAt: campaign.startedAt ?? now }
    if (campaign.preparedAt) return write(db, campaignId, begun)
    const recipientCount = await writeRecipients(db, campaignId, campaign)
    const links = linksIn(campaign.content).map((url, position) => ({ campaignId, position, url }))
    if (links.length > 0) await db.insert(campaignLinks).values(links)
    return write(db, campaignId, { ...begun, preparedAt: now, recipientCount })
  })

async function write(db: Services['db'], id: string, change: Partial<SentCampaign>): Promise<SentCampaign | null> {
  const [row] = await db
    .update(emailCampaigns)
    .set(change)
    .where(and(eq(emailCampaigns.id, id)))
    .returning()
  return row ?? null
}
