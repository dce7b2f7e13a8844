import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { ofUser } from './accounts.ts'
import { createdAt, id, timestamptz, updatedAt } from './columns.ts'

export const subscriptionPlans = pgTable('subscription_plans', {
  id: id(),
  name: text().notNull().unique(),
  description: text(),
  features: jsonb().$type<string[]>().notNull().default([]),
  active: boolean().notNull().default(true),
  featured: boolean().notNull().default(false),
  /** Applications a month; null is unlimited. */
  applicationLimit: integer(),
  priceMonthly: numeric({ precision: 10, scale: 2, mode: 'number' }).notNull(),
  priceYearly: numeric({ precision: 10, scale: 2, mode: 'number' }).notNull(),
  offerActive: boolean().notNull().default(false),
  offerExpiresAt: timestamptz(),
  offerPriceMonthly: numeric({ precision: 10, scale: 2, mode: 'number' }),
  offerPriceYearly: numeric({ precision: 10, scale: 2, mode: 'number' }),
  offerPercentage: integer(),
  providerProductId: text(),
  providerPriceMonthlyId: text(),
  providerPriceYearlyId: text(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

export const userSubscriptions = pgTable(
  'user_subscriptions',
  {
    id: id(),
    userId: ofUser(),
    planId: uuid()
      .notNull()
      .references(() => subscriptionPlans.id),
    status: text({ enum: ['active', 'pending', 'cancelled', 'expired', 'trial'] }).notNull(),
    startedAt: timestamptz().notNull().defaultNow(),
    expiresAt: timestamptz(),
    stripeCustomerId: text(),
    /** Its payment provider by name; null where it was granted without one. */
    provider: text({ enum: ['stripe', 'sandbox'] }),
    providerSubscriptionId: text(),
    /** In the provider's own word ('past_due' is one of several that we call pending). */
    providerStatus: text(),
    billingCycle: text({ enum: ['monthly', 'yearly'] }),
    cancelAtPeriodEnd: boolean().notNull().default(false),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('user_subscriptions_once').on(t.userId),
    index('user_subscriptions_newest').on(t.startedAt, t.id),
    check('user_subscriptions_status', sql`${t.status} in ('active', 'pending', 'cancelled', 'expired', 'trial')`),
  ],
)

/** What the payment provider calls a person, from before they first pay. */
export const billingCustomers = pgTable(
  'billing_customers',
  {
    userId: ofUser(),
    provider: text({ enum: ['stripe', 'sandbox'] }).notNull(),
    customerId: text().notNull().unique(),
    /** Counts what was written of the provider's state: of two that read at once, the later writer reads again. */
    version: integer().notNull().default(0),
    /** The open checkout; a newer one closes it, so that no customer pays twice. */
    openCheckoutId: text(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.provider] })],
)

/** Messages of the payment provider, one row an event, however often it is repeated. */
export const stripeWebhookEvents = pgTable(
  'stripe_webhook_events',
  {
    id: id(),
    eventType: text().notNull(),
    stripeEventId: text().notNull().unique(),
    processed: boolean().notNull().default(false),
    errorMessage: text(),
    /** Whose state is to be read again; forgotten once that is done. */
    customerId: text(),
    createdAt: createdAt(),
  },
  (t) => [index('stripe_webhook_events_newest').on(t.createdAt.desc(), t.id.desc())],
)
