import { eq } from 'drizzle-orm'
import { webhookEndpoints } from '#db/schema/integrations.ts'
import { managedCompanyId } from '#features/companies/server/own-company.ts'
import type { SignedIn } from '#server/context.ts'
import { transaction, type UnitOfWork } from '#server/transaction.ts'
import { DAY, OLD_SECRET_DAYS } from '../../rules.ts'
import type { Endpoint, EndpointFields } from '../../webhook-contract.ts'
import { endpointAddress } from './address.ts'
import { type EndpointRow, lockEndpoint } from './load-endpoint.ts'
import { notifyAdmins } from './notify-admins.ts'
import { readEndpoint } from './queries.ts'
import { newWebhookSecret } from './secret.ts'
import { stopPendingDeliveries } from './stop-pending-deliveries.ts'

type Tx = SignedIn & UnitOfWork
type Change = Partial<typeof webhookEndpoints.$inferInsert>

async function write(tx: Tx, { id, companyId }: EndpointRow, action: string, change: Change): Promise<Endpoint> {
  await tx.db.update(webhookEndpoints).set(change).where(eq(webhookEndpoints.id, id))
  await tx.audit({ action, subjectType: 'webhook', subjectId: id, companyId })
  await notifyAdmins(tx.db, companyId)
  return readEndpoint(tx.db, id)
}

/** Changes an endpoint. A new URL resets the failure count, because the failures belong to the old URL. */
export function updateEndpoint(ctx: SignedIn, { id, url: typed, ...fields }: EndpointFields & { id: string }) {
  managedCompanyId(ctx)
  return transaction(ctx, async (tx) => {
    const row = await lockEndpoint(tx, id)
    const url = endpointAddress(ctx.env, typed)
    const reset = url === row.url ? {} : { failingSince: null }
    return write(tx, row, 'webhook.changed', { ...fields, ...reset, url })
  })
}

/** Switches an endpoint on or off. Switching off stops waiting messages. Switching on sends only events from now on. */
export function setEndpointEnabled(ctx: SignedIn, { id, isEnabled }: { id: string; isEnabled: boolean }) {
  return transaction(ctx, async (tx) => {
    const row = await lockEndpoint(tx, id)
    if (!isEnabled) await stopPendingDeliveries(tx.db, id)
    const action = isEnabled ? 'webhook.switched_on' : 'webhook.switched_off'
    return write(tx, row, action, { isEnabled, disabledBecause: null, failingSince: null })
  })
}

/** Creates a new secret; only this answer contains it. The previous secret also signs for 24 hours, older ones do not. */
export async function rotateSecret(ctx: SignedIn, { id }: { id: string }) {
  managedCompanyId(ctx)
  const { secret, sealed } = await newWebhookSecret(ctx.env)
  return transaction(ctx, async (tx) => {
    const row = await lockEndpoint(tx, id)
    const previousUntil = new Date(Date.now() + OLD_SECRET_DAYS * DAY)
    const change = { secret: sealed, previousSecret: row.secret, previousUntil }
    return { endpoint: await write(tx, row, 'webhook.secret_changed', change), secret }
  })
}

/** Deletes an endpoint with its log. */
export function removeEndpoint(ctx: SignedIn, { id }: { id: string }): Promise<{ id: string }> {
  return transaction(ctx, async (tx) => {
    const { companyId } = await lockEndpoint(tx, id)
    await tx.db.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id))
    await tx.audit({ action: 'webhook.deleted', subjectType: 'webhook', subjectId: id, companyId })
    await notifyAdmins(tx.db, companyId)
    return { id }
  })
}
