import { desc, gt, sql } from 'drizzle-orm'
import { sessions, userRoles } from '#db/schema/accounts.ts'
import type { Db } from '#server/context.ts'
import { publish } from '#server/realtime/realtime-hub.ts'

/** The most people whose pages are told: the others' lists of jobs are five minutes old at most. */
const mostTold = 5000

/** Whoever was here within the last two days may have a list of jobs open: it is read anew. */
export async function publishToReaders(db: Db): Promise<void> {
  const lately = sql<Date>`max(${sessions.updatedAt})`
  const people = await db
    .select({ userId: sessions.userId })
    .from(sessions)
    .innerJoin(userRoles, sql`${userRoles.userId} = ${sessions.userId} and ${userRoles.role} = 'job_seeker'`)
    // a session is dated once a day
    .where(gt(sessions.updatedAt, sql`now() - interval '2 days'`))
    .groupBy(sessions.userId)
    .orderBy(desc(lately))
    .limit(mostTold)
  await publish(
    db,
    people.map(({ userId }) => userId),
    'jobs_changed',
  )
}
