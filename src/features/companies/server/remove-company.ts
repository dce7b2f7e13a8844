import { and, eq, lt } from 'drizzle-orm'
import { companies } from '#db/schema/companies.ts'
import { DAY_MS } from '#lib/dates.ts'
import type { Db } from '#server/context.ts'
import { ARCHIVE_DAYS } from '../rules.ts'

/** Companies archived before this are removed and cannot be restored. */
export const expiry = (now: Date) => new Date(now.getTime() - ARCHIVE_DAYS * DAY_MS)

/** The companies whose 30 days are over. */
export const listExpired = (db: Db, now: Date): Promise<{ id: string }[]> =>
  db
    .select({ id: companies.id })
    .from(companies)
    .where(lt(companies.archivedAt, expiry(now)))

/** Holds a company until the transaction ends; false where its 30 days are not over, or no more: it was restored meanwhile. */
export async function lockExpired(db: Db, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.id, id), lt(companies.archivedAt, expiry(now))))
    .for('update')
  return rows.length > 0
}

/** Removes a company for good and, by the database's own references, everything that is its. */
export async function removeCompany(db: Db, id: string): Promise<void> {
  await db.delete(companies).where(eq(companies.id, id))
}
