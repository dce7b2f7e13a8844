import { sql } from 'drizzle-orm'
import { emailCampaigns } from '#db/schema/campaigns.ts'
import type { Services } from '#server/context.ts'
import type { Schedule } from '#server/queue/schedules.ts'
import { on, type Subscriber } from '#server/queue/worker.ts'
import { transaction } from '#server/transaction.ts'
import { campaignDue, campaignEnded, subscriberImportStarted } from '../events.ts'
import { newsletterSchedules } from './delete-address.ts'
import { newsletterSubscribersOfEvents } from './newsletter/mail-confirmation.ts'
import { notifyEnded } from './notify-ended.ts'
import { pictureSchedules } from './pictures/clean-up-pictures.ts'
import { sendCampaign } from './sending/send-campaign.ts'
import { runImport } from './subscriber-imports/run-import.ts'

/** Starts due campaigns, and restarts those without progress for a minute, because their worker has ended. */
export function resumeCampaigns(services: Services): Promise<void> {
  return transaction(services, async ({ db, emit }) => {
    const due = await db
      .select({ campaignId: emailCampaigns.id })
      .from(emailCampaigns)
      .where(sql`${emailCampaigns.status} = 'scheduled' and ${emailCampaigns.scheduledFor} <= now()
        or ${emailCampaigns.status} = 'sending' and ${emailCampaigns.updatedAt} < now() - interval '1 minute'`)
    for (const campaign of due) await emit(campaignDue(campaign))
  })
}

/** A slow campaign may take hours, so several are sent in parallel. */
const concurrencyGroup = { atOnce: 4, by: 'campaignId' }

export const campaignSubscribers: Subscriber[] = [
  ...newsletterSubscribersOfEvents,
  on(campaignDue, 'campaigns.send', (ctx, due) => sendCampaign(ctx, due), concurrencyGroup),
  on(campaignEnded, 'campaigns.tell-ended', notifyEnded),
  on(subscriberImportStarted, 'campaigns.import-subscribers', runImport),
]
export const campaignSchedules: Schedule[] = [
  ...newsletterSchedules,
  ...pictureSchedules,
  { name: 'campaigns.take-up', cron: '* * * * *', run: (ctx) => resumeCampaigns(ctx) },
]
