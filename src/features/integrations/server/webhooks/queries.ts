import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { webhookAttempts, webhookDeliveries, webhookEndpoints } from '#db/schema/integrations.ts'
import { managedCompanyId } from '#features/companies/server/own-company.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import { deliveriesPageSize, webhookMessageId } from '../../rules.ts'
import type { Delivery, DeliveryDetails, Endpoint, ListDeliveries } from '../../webhook-contract.ts'
import { bodyOf } from './body.ts'

/** The company's endpoints, oldest first. */
export const listEndpoints = async (ctx: SignedIn): Promise<Endpoint[]> =>
  readEndpoints(ctx.db, eq(webhookEndpoints.companyId, managedCompanyId(ctx)))

export const readEndpoint = async (db: Db, id: string): Promise<Endpoint> =>
  found((await readEndpoints(db, eq(webhookEndpoints.id, id)))[0])

async function readEndpoints(db: Db, which: SQL): Promise<Endpoint[]> {
  const rows = await db.select().from(webhookEndpoints).where(which).orderBy(webhookEndpoints.id)
  const arrived = await db
    .select({
      endpointId: webhookDeliveries.endpointId,
      at: sql<Date>`max(${webhookAttempts.at})`.mapWith(webhookAttempts.at),
    })
    .from(webhookAttempts)
    .innerJoin(webhookDeliveries, eq(webhookDeliveries.id, webhookAttempts.deliveryId))
    .where(
      and(
        inArray(
          webhookDeliveries.endpointId,
          rows.map(({ id }) => id),
        ),
        sql`${webhookAttempts.problem} is null`,
      ),
    )
    .groupBy(webhookDeliveries.endpointId)
  const lastOf = new Map(arrived.map(({ endpointId, at }) => [endpointId, at]))
  return rows.map((row) => ({
    ...row,
    previousUntil: row.previousUntil && row.previousUntil > new Date() ? row.previousUntil : null,
    lastDeliveredAt: lastOf.get(row.id) ?? null,
  }))
}

const lastAttempt = <T>(column: 'status' | 'problem') =>
  sql<T>`(select a.${sql.raw(column)} from webhook_attempts a where a.delivery_id = ${webhookDeliveries}.id order by a.number desc limit 1)`

const columns = {
  id: webhookDeliveries.id,
  endpointId: webhookDeliveries.endpointId,
  url: webhookEndpoints.url,
  isEnabled: webhookEndpoints.isEnabled,
  eventId: webhookDeliveries.eventId,
  type: webhookDeliveries.type,
  state: webhookDeliveries.state,
  attempts: webhookDeliveries.attempts,
  occurredAt: webhookDeliveries.occurredAt,
  nextAttemptAt: webhookDeliveries.nextAttemptAt,
  about: webhookDeliveries.about,
  lastStatus: lastAttempt<number | null>('status'),
  lastProblem: lastAttempt<Delivery['lastProblem']>('problem'),
}

const read = (db: Db, which: SQL | undefined) =>
  db
    .select(columns)
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .where(which)
const shown = <T extends { eventId: string }>(row: T) => ({ ...row, messageId: webhookMessageId(row.eventId) })

/** A page of the log of the viewer's company, newest first. */
export async function listDeliveries(ctx: SignedIn, { endpointId, state, type, page }: ListDeliveries) {
  const which = and(
    eq(webhookEndpoints.companyId, managedCompanyId(ctx)),
    endpointId ? eq(webhookDeliveries.endpointId, endpointId) : undefined,
    state ? eq(webhookDeliveries.state, state) : undefined,
    type ? eq(webhookDeliveries.type, type) : undefined,
  )
  const rows = await read(ctx.db, which)
    .orderBy(desc(webhookDeliveries.id))
    .limit(deliveriesPageSize)
    .offset((page - 1) * deliveriesPageSize)
  const [total] = await ctx.db
    .select({ n: count() })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .where(which)
  return { rows: rows.map(shown), total: total?.n ?? 0 }
}

/** One message of the viewer's company; NOT_FOUND for any other. */
export async function readDelivery(ctx: SignedIn, { id }: { id: string }) {
  const companyId = managedCompanyId(ctx)
  const [row] = await read(ctx.db, and(eq(webhookDeliveries.id, id), eq(webhookEndpoints.companyId, companyId)))
  return shown(found(row))
}

/** The same message with every attempt and the body. */
export async function describeDelivery(ctx: SignedIn, one: { id: string }): Promise<DeliveryDetails> {
  const delivery = await readDelivery(ctx, one)
  const history = await ctx.db
    .select()
    .from(webhookAttempts)
    .where(eq(webhookAttempts.deliveryId, one.id))
    .orderBy(desc(webhookAttempts.number))
    .limit(100)
  return { ...delivery, history, body: await bodyOf(ctx.db, delivery) }
}
