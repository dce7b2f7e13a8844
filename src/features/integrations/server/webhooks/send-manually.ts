import { eq } from 'drizzle-orm'
import { webhookDeliveries } from '#db/schema/integrations.ts'
import { managedCompanyId } from '#features/companies/server/own-company.ts'
import { newId } from '#lib/ids.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import { TEST_TYPE } from '../../deliveries.ts'
import { webhookDue } from '../../events.ts'
import type { Delivery } from '../../webhook-contract.ts'
import { lockEndpoint } from './load-endpoint.ts'
import { notifyAdmins } from './notify-admins.ts'
import { readDelivery } from './queries.ts'

const LIMIT = { points: 30, seconds: 60 }

/** Sends a test message through the normal delivery. WEBHOOK_OFF if the endpoint is switched off. */
export async function sendTest(ctx: SignedIn, { id: endpointId }: { id: string }): Promise<{ deliveryId: string }> {
  await ctx.throttle.consume('webhook-by-hand', managedCompanyId(ctx), LIMIT)
  return transaction(ctx, async (tx) => {
    const { isEnabled, companyId } = await lockEndpoint(tx, endpointId)
    if (!isEnabled) throw new DomainError('WEBHOOK_OFF')
    const [id, now] = [newId(), new Date()]
    await tx.db.insert(webhookDeliveries).values({
      id,
      endpointId,
      eventId: newId(),
      type: TEST_TYPE,
      occurredAt: now,
      about: { endpointId },
      nextAttemptAt: now,
    })
    await tx.emit(webhookDue({ deliveryId: id, endpointId, number: 1 }))
    await notifyAdmins(tx.db, companyId)
    return { deliveryId: id }
  })
}

/** Sends a message again now, in any state and with the same id. If that fails, the retry schedule starts from the beginning. */
export async function resendDelivery(ctx: SignedIn, { id }: { id: string }): Promise<Delivery> {
  await ctx.throttle.consume('webhook-by-hand', managedCompanyId(ctx), LIMIT)
  const { endpointId } = await readDelivery(ctx, { id })
  return transaction(ctx, async (tx) => {
    const { isEnabled, companyId } = await lockEndpoint(tx, endpointId)
    if (!isEnabled) throw new DomainError('WEBHOOK_OFF')
    const [row] = await tx.db
      .update(webhookDeliveries)
      .set({ state: 'waiting', tries: 0, nextAttemptAt: new Date() })
      .where(eq(webhookDeliveries.id, id))
      .returning({ attempts: webhookDeliveries.attempts })
    // a planned retry has the same attempt number, so only the first of the two is sent
    await tx.emit(webhookDue({ deliveryId: id, endpointId, number: (row?.attempts ?? 0) + 1 }))
    await tx.audit({ action: 'webhook.sent_again', subjectType: 'webhook_delivery', subjectId: id, companyId })
    await notifyAdmins(tx.db, companyId)
    return readDelivery(tx, { id })
  })
}
