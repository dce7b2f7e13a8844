import { sql } from 'drizzle-orm'
import { coachModelUse } from '#db/schema/coach.ts'
import { isoDay } from '#lib/dates.ts'
import type { SignedIn } from '#server/context.ts'

/**
 * Counts one model answer towards the person's daily limit (UTC). Returns false if the limit is reached. Parallel requests cannot
 * exceed the limit.
 */
export async function consumeModelAnswer({ db, env, viewer }: SignedIn): Promise<boolean> {
  const max = env.MODEL_DAILY_ANSWERS
  if (max === 0) return false
  const rows = await db
    .insert(coachModelUse)
    .values({ userId: viewer.userId, day: isoDay(new Date()), answers: 1 })
    .onConflictDoUpdate({
      target: [coachModelUse.userId, coachModelUse.day],
      set: { answers: sql`${coachModelUse.answers} + 1` },
      setWhere: sql`${coachModelUse.answers} < ${max}`,
    })
    .returning({ answers: coachModelUse.answers })
  return rows.length > 0
}
