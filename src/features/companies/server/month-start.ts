import { type SQL, sql } from 'drizzle-orm'
import { companies } from '#db/schema/companies.ts'

/** The start of the current month in the company's time zone. For queries that join `companies`. */
export const monthStart: SQL = sql`(date_trunc('month', now() at time zone ${companies.timeZone}) at time zone ${companies.timeZone})`
