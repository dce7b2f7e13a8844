import { and, eq, lt } from 'drizzle-orm'
import { companies } from '#db/schema/companies.ts'
import { DAY_MS } from '#lib/dates.ts'
import type { Db } from '#server/context.ts'
import { ARCHIVE_DAYS } from '../rules.ts'

/** Companies that were archived before this time cannot be restored and are deleted. */
export const expiry = (now: Date) => new Date(now.getTime() - ARCHIVE_DAYS * DAY_MS)

/** The companies that were archived more than 30 days ago. */
export const listExpired = (db: Db, now: Date): Promise<{ id: string }[]> =>
  db
    .select({ id: companies.id })
    .from(companies)
    .where(lt(companies.archivedAt, expiry(now)))

/** Locks an expired company until the transaction ends. False if it is not expired, for example because it was restored meanwhile. */
export async function lockExpired(db: Db, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.id, id), lt(companies.archivedAt, expiry(now))))
    .for('update')
  return rows.length > 0
}

/** Deletes a company permanently. Foreign keys with `on delete cascade` delete its data. */
export async function removeCompany(db: Db, id: string): Promise<void> {
  await db.delete(companies).where(eq(companies.id, id))
}
