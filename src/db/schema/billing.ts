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
  /** Applications a month; null for no limit. */
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
    /** The payment provider; null if the subscription was granted without one. */
    provider: text({ enum: ['stripe', 'sandbox'] }),
    providerSubscriptionId: text(),
    /** The provider's own status ('past_due' is one of several that we call pending). */
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

/** The payment provider's customer id of a user, created before their first payment. */
export const billingCustomers = pgTable(
  'billing_customers',
  {
    userId: ofUser(),
    provider: text({ enum: ['stripe', 'sandbox'] }).notNull(),
    customerId: text().notNull().unique(),
    /**
     * Counts updates from the provider's state: if two processes read the state at the same time, the later one to write reads it again.
     */
    version: integer().notNull().default(0),
    /** The open checkout. A newer one closes it, so that no customer pays twice. */
    openCheckoutId: text(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.provider] })],
)

/** Webhook events of the payment provider, one row for each event, however often it is repeated. */
export const stripeWebhookEvents = pgTable(
  'stripe_webhook_events',
  {
    id: id(),
    eventType: text().notNull(),
    stripeEventId: text().notNull().unique(),
    processed: boolean().notNull().default(false),
    errorMessage: text(),
    /** The customer whose state must be read again; null once that is done. */
    customerId: text(),
    createdAt: createdAt(),
  },
  (t) => [index('stripe_webhook_events_newest').on(t.createdAt.desc(), t.id.desc())],
)
