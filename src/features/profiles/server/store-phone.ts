import { profiles } from '#db/schema/profiles.ts'
import type { Db } from '#server/context.ts'

/** Stores a phone number in a person's profile. Creates the profile if there is none. */
export async function storePhone(db: Db, userId: string, phone: string): Promise<void> {
  await db
    .insert(profiles)
    .values({ userId, phone })
    .onConflictDoUpdate({ target: profiles.userId, set: { phone, updatedAt: new Date() } })
}
