import { and, eq, sql } from 'drizzle-orm'
import { companies } from '#db/schema/companies.ts'
import type { Db } from '#server/context.ts'

/** Stores the currency with which the company's next import and job begin. */
export async function rememberCurrency(db: Db, companyId: string, currency: string): Promise<void> {
  const isOther = sql`${companies.defaultCurrency} is distinct from ${currency}`
  await db
    .update(companies)
    .set({ defaultCurrency: currency })
    .where(and(eq(companies.id, companyId), isOther))
}
