import { eq } from 'drizzle-orm'
import { passkeys } from '#db/schema/accounts.ts'
import type { Db } from '#server/context.ts'

/** Whether this user has a passkey, including paused ones. Emails mention passkeys only to users who have one. */
export async function hasPasskeys(db: Db, userId: string): Promise<boolean> {
  const found = await db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, userId)).limit(1)
  return found.length > 0
}
