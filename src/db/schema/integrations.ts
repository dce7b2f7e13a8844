import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, timestamptz, updatedAt } from './columns.ts'
import { companies, companyMembers } from './companies.ts'

/** The URLs to which a company's webhooks are sent. The secrets are encrypted (server/secrets/seal.ts). */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    description: text().notNull().default(''),
    eventTypes: text().array().notNull(),
    isEnabled: boolean().notNull().default(true),
    /** Why the endpoint is off, if no admin switched it off. */
    disabledBecause: text({ enum: ['failing', 'gone'] }),
    secret: text().notNull(),
    /** Also used for signing until then, so that a receiver has a day to switch to the new secret. */
    previousSecret: text(),
    previousUntil: timestamptz(),
    /** Since when deliveries fail; null after a successful one. */
    failingSince: timestamptz(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('webhook_endpoints_company').on(t.companyId)],
)

/** One message to one endpoint. It contains only ids: the content is read again at each attempt, so no personal data is stored here. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    endpointId: uuid()
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    /** The event in the outbox. Together with the type it determines the message, which is the same for every endpoint. */
    eventId: uuid().notNull(),
    type: text().notNull(),
    occurredAt: timestamptz().notNull(),
    about: jsonb().$type<Record<string, unknown>>().notNull(),
    state: text({ enum: ['waiting', 'delivered', 'failed', 'stopped'] })
      .notNull()
      .default('waiting'),
    attempts: integer().notNull().default(0),
    /** Attempts since the message was first sent or manually sent again: they determine the wait before the next one. */
    tries: integer().notNull().default(0),
    nextAttemptAt: timestamptz(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('webhook_deliveries_once').on(t.endpointId, t.eventId, t.type),
    index('webhook_deliveries_newest').on(t.endpointId, t.id.desc()),
    index('webhook_deliveries_due').on(t.nextAttemptAt).where(sql`${t.state} = 'waiting'`),
    index('webhook_deliveries_age').on(t.createdAt),
    check('webhook_deliveries_state', sql`${t.state} in ('waiting', 'delivered', 'failed', 'stopped')`),
  ],
)

/** The result of each delivery attempt. */
export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    id: id(),
    deliveryId: uuid()
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    at: timestamptz().notNull(),
    milliseconds: integer().notNull(),
    /** The HTTP status of the response; null if there was none. */
    status: integer(),
    problem: text({ enum: ['refused', 'unreachable', 'timeout', 'redirect', 'status'] }),
    /** The first kilobyte of the response body. */
    answer: text().notNull().default(''),
  },
  (t) => [uniqueIndex('webhook_attempts_number').on(t.deliveryId, t.number)],
)

/** A program's access to the API on behalf of a company; it ends when its creator leaves the company. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    memberId: uuid()
      .notNull()
      .references(() => companyMembers.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The first characters of the key, to recognize it in a list. */
    prefix: text().notNull(),
    keyHash: text().notNull().unique(),
    scopes: text().array().notNull(),
    /** The creator's access round in which the key was created or confirmed. It is paused if their current round is another one. */
    accessRound: integer().notNull().default(0),
    expiresAt: timestamptz(),
    lastUsedAt: timestamptz(),
    createdAt: createdAt(),
  },
  (t) => [index('api_keys_company').on(t.companyId), index('api_keys_member').on(t.memberId)],
)
