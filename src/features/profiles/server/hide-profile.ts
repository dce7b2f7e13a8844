import { profiles } from '#db/schema/profiles.ts'
import type { Db } from '#server/context.ts'

/** Hides a person's profile from company searches, or shows it again (MOD-08). */
export async function hideProfile(db: Db, userId: string, isHidden: boolean): Promise<void> {
  const hiddenAt = isHidden ? new Date() : null
  // insert if needed: a person without a profile row can be listed in the talent pool by a headline
  await db
    .insert(profiles)
    .values({ userId, hiddenAt })
    .onConflictDoUpdate({ target: profiles.userId, set: { hiddenAt } })
}
