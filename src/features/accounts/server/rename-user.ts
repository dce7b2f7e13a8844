import { eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import type { Db } from '#server/context.ts'

/** Changes the user's display name. */
export async function renameUser(db: Db, userId: string, name: string): Promise<void> {
  await db.update(users).set({ name }).where(eq(users.id, userId))
}
