import { eq } from 'drizzle-orm'
import { webhookAttempts, webhookDeliveries, webhookEndpoints } from '#db/schema/integrations.ts'
import type { Services } from '#server/context.ts'
import { transaction, type UnitOfWork } from '#server/transaction.ts'
import { webhookDisabled, webhookDue } from '../../events.ts'
import { hasFailedLong, nextTryAt, webhookMessageId } from '../../rules.ts'
import { bodyOf } from './body.ts'
import { notifyAdmins } from './notify-admins.ts'
import { type Outcome, type PostOptions, postMessage } from './post-message.ts'
import { openSecret } from './secret.ts'
import { signedHeaders } from './sign.ts'
import { stopPendingDeliveries } from './stop-pending-deliveries.ts'

type Due = { deliveryId: string; number: number }
type Found = { delivery: typeof webhookDeliveries.$inferSelect; endpoint: typeof webhookEndpoints.$inferSelect }
export type SendOptions = PostOptions & { now?: Date }

/**
 * Makes the attempt with this number, unless it was made before or the message no longer waits. One transaction stores the
 * outcome, the endpoint's state and the time of the next attempt. If the worker dies before it, the message is sent again with
 * the same id.
 */
export async function sendDelivery(
  services: Services,
  due: Due,
  { now = new Date(), ...post }: SendOptions = {},
): Promise<void> {
  const found = await load(services, due.deliveryId)
  if (!found || !isDue(found, due.number)) return
  const { delivery, endpoint } = found
  const message = { id: webhookMessageId(delivery.eventId), body: await bodyOf(services.db, delivery) }
  const headers = signedHeaders(await secretsOf(services, endpoint, now), message, now)
  const started = performance.now()
  const outcome = await postMessage(services.env, { url: endpoint.url, body: message.body, headers }, post)
  const milliseconds = Math.round(performance.now() - started)
  await transaction(services, (tx) => record(tx, { due, outcome, milliseconds, now }))
  services.log.info(
    { delivery: delivery.id, status: outcome.status, problem: outcome.problem, milliseconds },
    'webhook',
  )
}

const isDue = ({ delivery, endpoint }: Found, number: number) =>
  delivery.state === 'waiting' && delivery.attempts + 1 === number && endpoint.isEnabled

async function load({ db }: Pick<Services, 'db'>, id: string, lock = false): Promise<Found | undefined> {
  const query = db
    .select({ delivery: webhookDeliveries, endpoint: webhookEndpoints })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .where(eq(webhookDeliveries.id, id))
  const [row] = await (lock ? query.for('update') : query)
  return row
}

async function secretsOf(services: Services, endpoint: Found['endpoint'], now: Date): Promise<string[]> {
  const { secret, previousSecret, previousUntil } = endpoint
  const isOldGood = previousSecret !== null && previousUntil !== null && previousUntil > now
  const current = await openSecret(services.env, secret)
  // a previous secret that can no longer be decrypted is left out, as if it had expired
  const before = isOldGood ? await openSecret(services.env, previousSecret).catch(() => null) : null
  return before === null ? [current] : [current, before]
}

type Attempt = { due: Due; outcome: Outcome; milliseconds: number; now: Date }

async function record(tx: Services & UnitOfWork, { due, outcome, milliseconds, now }: Attempt): Promise<void> {
  const found = await load(tx, due.deliveryId, true)
  if (!found || found.delivery.attempts + 1 !== due.number) return
  const { delivery, endpoint } = found
  await tx.db
    .insert(webhookAttempts)
    .values({ deliveryId: delivery.id, number: due.number, at: now, milliseconds, ...outcome })
  const counted = { attempts: due.number, tries: delivery.tries + 1 }
  if (outcome.problem === null) {
    await write(tx, delivery.id, { ...counted, state: 'delivered', nextAttemptAt: null })
    await tx.db.update(webhookEndpoints).set({ failingSince: null }).where(eq(webhookEndpoints.id, endpoint.id))
  } else await recordFailure(tx, { found, counted, status: outcome.status, now })
  await notifyAdmins(tx.db, endpoint.companyId)
}

type Failure = { found: Found; counted: { attempts: number; tries: number }; status: number | null; now: Date }

async function recordFailure(tx: Services & UnitOfWork, { found, counted, status, now }: Failure): Promise<void> {
  const { delivery, endpoint } = found
  // a message that an admin stopped in the meantime stays stopped
  const isWaiting = delivery.state === 'waiting'
  const at = isWaiting ? nextTryAt(counted.tries, now) : null
  const state = !isWaiting ? delivery.state : at ? ('waiting' as const) : ('failed' as const)
  await write(tx, delivery.id, { ...counted, state, nextAttemptAt: at })
  if (at) {
    const next = { deliveryId: delivery.id, endpointId: endpoint.id, number: counted.attempts + 1 }
    await tx.emit(webhookDue(next), { at })
  }
  const failingSince = endpoint.failingSince ?? now
  const because = status === 410 ? 'gone' : hasFailedLong(failingSince, now) ? 'failing' : null
  const isDisabling = because !== null && endpoint.isEnabled
  await tx.db
    .update(webhookEndpoints)
    .set({ failingSince, ...(isDisabling && { isEnabled: false, disabledBecause: because }) })
    .where(eq(webhookEndpoints.id, endpoint.id))
  if (!isDisabling) return
  await stopPendingDeliveries(tx.db, endpoint.id)
  await tx.emit(webhookDisabled({ endpointId: endpoint.id, companyId: endpoint.companyId }))
}

const write = (tx: Services, id: string, change: Partial<typeof webhookDeliveries.$inferInsert>) =>
  tx.db.update(webhookDeliveries).set(change).where(eq(webhookDeliveries.id, id))
