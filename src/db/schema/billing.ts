import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, numeric, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, id, moment, updatedAt } from './columns.ts'

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
  offerExpiresAt: moment(),
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
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    planId: uuid()
      .notNull()
      .references(() => subscriptionPlans.id),
    status: text({ enum: ['active', 'pending', 'cancelled', 'expired', 'trial'] }).notNull(),
    startedAt: moment().notNull().defaultNow(),
    expiresAt: moment(),
    stripeCustomerId: text(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('user_subscriptions_once').on(t.userId),
    check('user_subscriptions_status', sql`${t.status} in ('active', 'pending', 'cancelled', 'expired', 'trial')`),
  ],
)
