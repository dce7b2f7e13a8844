import { eq } from 'drizzle-orm'
import { webhookEndpoints } from '#db/schema/integrations.ts'
import { companyPlace } from '#features/accounts/company-place.ts'
import { textForDisabledWebhook } from '#features/notifications/rules.ts'
import { notify } from '#features/notifications/server/notify.ts'
import type { Services } from '#server/context.ts'
import type { Occurrence } from '#server/queue/worker.ts'
import { transaction } from '#server/transaction.ts'
import { adminsOf } from './notify-admins.ts'

/** Notifies the company's admins that an endpoint was switched off, and why. */
export function notifyDisabled(
  services: Services,
  { endpointId, companyId }: { endpointId: string; companyId: string },
  occurrence: Occurrence,
): Promise<void> {
  return transaction(services, async (tx) => {
    const [endpoint] = await tx.db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, endpointId))
    if (!endpoint || endpoint.isEnabled) return
    const host = new URL(endpoint.url).host
    const text = textForDisabledWebhook(host, endpoint.disabledBecause === 'gone')
    const href = companyPlace(companyId, '/app/company/integrations')
    await notify(tx, await adminsOf(tx.db, companyId), text, href, occurrence)
  })
}
