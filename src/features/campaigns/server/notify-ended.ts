import { eq } from 'drizzle-orm'
import { emailCampaigns } from '#db/schema/campaigns.ts'
import { textForEndedCampaign } from '#features/notifications/campaign-texts.ts'
import { notify } from '#features/notifications/server/notify.ts'
import { staffIds } from '#features/support/server/publish-support.ts'
import type { Services } from '#server/context.ts'
import type { Occurrence } from '#server/queue/worker.ts'
import { transaction } from '#server/transaction.ts'
import { countStates } from './sending/recipients.ts'

type Ended = { campaignId: string; status: 'sent' | 'failed' }

/**
 * Notifies a campaign's author when it is sent, or all staff if it failed or its author is no longer on the staff. A resumed campaign is
 * reported when it ends again.
 */
export const notifyEnded = (services: Services, { campaignId, status }: Ended, occurrence: Occurrence): Promise<void> =>
  transaction(services, async (ctx) => {
    const [campaign] = await ctx.db.select().from(emailCampaigns).where(eq(emailCampaigns.id, campaignId))
    if (campaign?.status !== status) return
    const {
      sent = 0,
      unsure = 0,
      failed = 0,
      bounced = 0,
      waiting = 0,
      sending = 0,
    } = await countStates(ctx.db, campaignId)
    const text = textForEndedCampaign(campaign.title, {
      ...{ status, sent, unsure },
      left: failed + waiting + sending,
      refused: failed + bounced,
    })
    const staff = await staffIds(ctx.db)
    const writer = staff.filter((id) => id === campaign.createdBy)
    const people = status === 'failed' || writer.length === 0 ? staff : writer
    await notify(ctx, people, text, `/app/admin/campaigns/${campaignId}`, occurrence)
  })
