import { desc, gt, sql } from 'drizzle-orm'
import { sessions, userRoles } from '#db/schema/accounts.ts'
import type { Db } from '#server/context.ts'
import { publish } from '#server/realtime/realtime-hub.ts'

/** The maximum number of people whose pages are updated; the lists of the others are at most five minutes old. */
const maxNotified = 5000

/** Refetches the list of jobs of everyone who was active within two days and may have it open. */
export async function publishToReaders(db: Db): Promise<void> {
  const lastActive = sql<Date>`max(${sessions.updatedAt})`
  const people = await db
    .select({ userId: sessions.userId })
    .from(sessions)
    .innerJoin(userRoles, sql`${userRoles.userId} = ${sessions.userId} and ${userRoles.role} = 'job_seeker'`)
    // a session's last activity is updated once a day
    .where(gt(sessions.updatedAt, sql`now() - interval '2 days'`))
    .groupBy(sessions.userId)
    .orderBy(desc(lastActive))
    .limit(maxNotified)
  await publish(
    db,
    people.map(({ userId }) => userId),
    'jobs_changed',
  )
}
