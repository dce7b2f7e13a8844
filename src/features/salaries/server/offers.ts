import { and, asc, eq, ne } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { salaryOffers } from '#db/schema/salaries.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import type { OfferDraft, StoredOffer } from '../offer-draft.ts'
import { maxOffers } from '../rules.ts'

const table = salaryOffers

/** The viewer's offers, in the order of their creation. */
export async function listOffers({ db, viewer }: SignedIn): Promise<StoredOffer[]> {
  return db.select().from(table).where(eq(table.userId, viewer.userId)).orderBy(asc(table.createdAt), asc(table.id))
}

/**
 * Creates an offer with the id from the client, or changes it. Throws NOT_FOUND for another person's id, TOO_MANY above ten
 * offers.
 */
export async function saveOffer(ctx: SignedIn, { id, ...offer }: OfferDraft & { id: string }): Promise<StoredOffer> {
  const userId = ctx.viewer.userId
  return transaction(ctx, async ({ db }) => {
    // lock the user, so that simultaneous requests cannot exceed the limit
    await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
    const others = await db.$count(table, and(eq(table.userId, userId), ne(table.id, id)))
    if (others >= maxOffers) throw new DomainError('TOO_MANY')
    const [saved] = await db
      .insert(table)
      .values({ id, userId, ...offer })
      .onConflictDoUpdate({
        target: table.id,
        set: { ...offer, updatedAt: new Date() },
        setWhere: eq(table.userId, userId),
      })
      .returning()
    return found(saved)
  })
}

/** Deletes one of the viewer's offers. Throws NOT_FOUND for any other. */
export async function deleteOffer({ db, viewer }: SignedIn, { id }: { id: string }): Promise<{ deleted: true }> {
  const own = and(eq(table.id, id), eq(table.userId, viewer.userId))
  const [deleted] = await db.delete(table).where(own).returning({ id: table.id })
  found(deleted)
  return { deleted: true }
}
