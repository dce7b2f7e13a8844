import { eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import type { Db } from '#server/context.ts'

/** Waits for this person's other changes and holds them off until the transaction ends. */
export async function lockUser(tx: Db, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
}

/** Changes the address of the picture by which a person is shown everywhere; null for none. */
export async function setImage(db: Db, userId: string, image: string | null): Promise<void> {
  await db.update(users).set({ image }).where(eq(users.id, userId))
}
