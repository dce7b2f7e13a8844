import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, timestamptz, updatedAt } from './columns.ts'
import { companies, companyMembers } from './companies.ts'

/** Where messages to a company's own systems are sent. The secrets are encrypted (server/secrets/seal.ts). */
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
    /** Why it is off where no admin switched it off. */
    disabledBecause: text({ enum: ['failing', 'gone'] }),
    secret: text().notNull(),
    /** Signs too until then, so that a receiver has a day to change. */
    previousSecret: text(),
    previousUntil: timestamptz(),
    /** Since when nothing arrived; null once something did. */
    failingSince: timestamptz(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('webhook_endpoints_company').on(t.companyId)],
)

/** One message to one endpoint. It holds ids: the content is read again at each attempt, so no personal data is stored here. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    endpointId: uuid()
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    /** What happened, in the outbox; with the type it makes the message, the same to every endpoint. */
    eventId: uuid().notNull(),
    type: text().notNull(),
    occurredAt: timestamptz().notNull(),
    about: jsonb().$type<Record<string, unknown>>().notNull(),
    state: text({ enum: ['waiting', 'delivered', 'failed', 'stopped'] })
      .notNull()
      .default('waiting'),
    attempts: integer().notNull().default(0),
    /** Attempts since it was first sent, or sent again by hand: the wait for the next follows from it. */
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

/** What each try to deliver met. */
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
    /** The answer's status; null where none came. */
    status: integer(),
    problem: text({ enum: ['refused', 'unreachable', 'timeout', 'redirect', 'status'] }),
    /** The first kilobyte of the answer's body. */
    answer: text().notNull().default(''),
  },
  (t) => [uniqueIndex('webhook_attempts_number').on(t.deliveryId, t.number)],
)

/** A program's access to the API in the name of a company; it ends with the membership of its creator. */
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
    /** The first letters of the key, to recognize it in a list. */
    prefix: text().notNull(),
    keyHash: text().notNull().unique(),
    scopes: text().array().notNull(),
    /** The round of its maker's access that it was made or confirmed in; paused where theirs is another by now. */
    accessRound: integer().notNull().default(0),
    expiresAt: timestamptz(),
    lastUsedAt: timestamptz(),
    createdAt: createdAt(),
  },
  (t) => [index('api_keys_company').on(t.companyId), index('api_keys_member').on(t.memberId)],
)
