import { sql } from 'drizzle-orm'
import { check, date, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import { updatedAt } from './columns.ts'

/** The value of one unit of a currency in US dollars, with its date and source; staff can change it. Jobs are compared with it. */
export const exchangeRates = pgTable(
  'exchange_rates',
  {
    /** ISO 4217. */
    currency: text().primaryKey(),
    usd: numeric({ precision: 20, scale: 10, mode: 'number' }).notNull(),
    /** The date of the rate. */
    day: date({ mode: 'string' }).notNull(),
    source: text().notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('exchange_rates_currency', sql`${t.currency} ~ '^[A-Z]{3}$'`),
    check('exchange_rates_usd', sql`${t.usd} > 0`),
  ],
)
