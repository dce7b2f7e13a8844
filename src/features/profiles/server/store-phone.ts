import { profiles } from '#db/schema/profiles.ts'
import type { Db } from '#server/context.ts'

/** Puts a phone number into somebody's profile, which is made where there is none. */
export async function storePhone(db: Db, userId: string, phone: string): Promise<void> {
  await db
    .insert(profiles)
    .values({ userId, phone })
    .onConflictDoUpdate({ target: profiles.userId, set: { phone, updatedAt: new Date() } })
}
