import { type SQL, sql } from 'drizzle-orm'
import { companies } from '#db/schema/companies.ts'

/** The first moment of the current month where the company is (its time zone); for queries that are joined with companies. */
export const monthStart: SQL = sql`(date_trunc('month', now() at time zone ${companies.timeZone}) at time zone ${companies.timeZone})`
