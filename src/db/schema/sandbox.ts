// The records of the sandbox payment provider, which moves no real money. Amounts are cents.
import { sql } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, timestamptz } from './columns.ts'

const customer = () =>
  text()
    .notNull()
    .references(() => sandboxCustomers.id, { onDelete: 'cascade' })

/** The plan as it is named and priced at the time of payment. */
const price = () => ({
  planId: text().notNull(),
  planName: text().notNull(),
  cycle: text({ enum: ['monthly', 'yearly'] }).notNull(),
  amountCents: integer().notNull(),
})

export const sandboxCustomers = pgTable('sandbox_customers', {
  id: text().primaryKey(),
  userId: uuid()
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The result of the next charge. */
  card: text({ enum: ['none', 'works', 'declines'] })
    .notNull()
    .default('none'),
  createdAt: createdAt(),
})

export const sandboxCheckouts = pgTable('sandbox_checkouts', {
  id: text().primaryKey(),
  customerId: customer(),
  ...price(),
  trialDays: integer(),
  successUrl: text().notNull(),
  cancelUrl: text().notNull(),
  status: text({ enum: ['open', 'complete', 'expired'] })
    .notNull()
    .default('open'),
  createdAt: createdAt(),
})

export type SandboxPrice = { planId: string; planName: string; cycle: 'monthly' | 'yearly'; amountCents: number }

export const sandboxPortals = pgTable('sandbox_portals', {
  id: text().primaryKey(),
  customerId: customer(),
  returnUrl: text().notNull(),
  /** The prices that the customer can change to. */
  prices: jsonb().$type<SandboxPrice[]>().notNull(),
  /** The price that the user chose before the page opened. */
  wanted: jsonb().$type<Pick<SandboxPrice, 'planId' | 'cycle'>>(),
  createdAt: createdAt(),
})

export const sandboxSubscriptions = pgTable(
  'sandbox_subscriptions',
  {
    id: text().primaryKey(),
    customerId: customer(),
    ...price(),
    /** Credit from a more expensive plan; the next charges use it up. */
    creditCents: integer().notNull().default(0),
    status: text({ enum: ['trialing', 'active', 'past_due', 'canceled'] }).notNull(),
    startedAt: timestamptz().notNull(),
    periodStart: timestamptz().notNull(),
    periodEnd: timestamptz().notNull(),
    cancelAtPeriodEnd: boolean().notNull().default(false),
    endedAt: timestamptz(),
    endReason: text({ enum: ['cancellation_requested', 'payment_failed'] }),
  },
  // the database itself refuses a second live subscription
  (t) => [uniqueIndex('sandbox_subscriptions_live').on(t.customerId).where(sql`${t.status} <> 'canceled'`)],
)

export const sandboxPayments = pgTable('sandbox_payments', {
  id: text().primaryKey(),
  subscriptionId: text()
    .notNull()
    .references(() => sandboxSubscriptions.id, { onDelete: 'cascade' }),
  amountCents: integer().notNull(),
  status: text({ enum: ['paid', 'failed', 'refunded'] }).notNull(),
  at: timestamptz().notNull(),
})
