import { eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import type { Db } from '#server/context.ts'

/** Locks the user's row until the transaction ends, so that parallel changes run one after the other. */
export async function lockUser(tx: Db, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
}

/** Changes the URL of the user's picture; null removes it. */
export async function setImage(db: Db, userId: string, image: string | null): Promise<void> {
  await db.update(users).set({ image }).where(eq(users.id, userId))
}
