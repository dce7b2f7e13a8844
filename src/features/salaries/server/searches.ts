import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { salarySearches } from '#db/schema/salaries.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import type { SalarySearch, SavedSalarySearch } from '../contract.ts'
import { maxSavedSalarySearches, searchName } from '../rules.ts'

const table = salarySearches

/** The viewer's saved searches, the latest first. */
export async function listSearches({ db, viewer }: SignedIn): Promise<SavedSalarySearch[]> {
  return db.select().from(table).where(eq(table.userId, viewer.userId)).orderBy(desc(table.createdAt), desc(table.id))
}

/** Saves a search. Saving the same search again changes nothing. Throws TOO_MANY above fifty. */
export async function saveSearch(ctx: SignedIn, search: SalarySearch): Promise<SavedSalarySearch> {
  const { jobTitle, location, experienceLevel = null, ...chosen } = search
  const filters = Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined))
  const userId = ctx.viewer.userId
  const same = and(
    eq(table.userId, userId),
    eq(table.jobTitle, jobTitle),
    eq(table.location, location),
    experienceLevel ? eq(table.experienceLevel, experienceLevel) : isNull(table.experienceLevel),
    sql`${table.filters} = ${JSON.stringify(filters)}::jsonb`,
  )
  return transaction(ctx, async ({ db }) => {
    // lock the user, so that simultaneous requests cannot exceed the limit
    await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
    const [stored] = await db.select().from(table).where(same)
    if (stored) return stored
    if ((await db.$count(table, eq(table.userId, userId))) >= maxSavedSalarySearches) throw new DomainError('TOO_MANY')
    const named = { searchName: searchName(jobTitle, location), jobTitle, location, experienceLevel, filters }
    const [saved] = await db
      .insert(table)
      .values({ userId, ...named })
      .returning()
    return found(saved)
  })
}

/** Deletes one of the viewer's saved searches. Throws NOT_FOUND for any other. */
export async function deleteSearch({ db, viewer }: SignedIn, { id }: { id: string }): Promise<{ deleted: true }> {
  const own: SQL | undefined = and(eq(table.id, id), eq(table.userId, viewer.userId))
  const [deleted] = await db.delete(table).where(own).returning({ id: table.id })
  found(deleted)
  return { deleted: true }
}
