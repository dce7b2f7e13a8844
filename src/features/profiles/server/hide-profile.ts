import { profiles } from '#db/schema/profiles.ts'
import type { Db } from '#server/context.ts'

/** Takes a person's profile from companies that search, or gives it back (MOD-08). */
export async function hideProfile(db: Db, userId: string, isHidden: boolean): Promise<void> {
  const hiddenAt = isHidden ? new Date() : null
  // somebody who told nothing of themselves yet may be listed by a headline alone
  await db
    .insert(profiles)
    .values({ userId, hiddenAt })
    .onConflictDoUpdate({ target: profiles.userId, set: { hiddenAt } })
}
