import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import { sessions } from '#db/schema/accounts.ts'
import type { Db } from '#server/context.ts'

// Raw column names: inside a select, Drizzle omits the table of a column.
const isStaff = sql`exists (
  select from user_roles where user_id = sessions.user_id and role in ('platform_admin', 'platform_user'))`

/** Absolute end of a session, even if it is used: 90 days after sign-in, 7 days for platform staff. */
export const absoluteEnd: SQL<Date> =
  sql<Date>`sessions.created_at + case when ${isStaff} then interval '7 days' else interval '90 days' end`.mapWith(
    sessions.createdAt,
  )

/**
 * Whether a session is open: used within 30 days, before its absolute end, and, for platform staff, used within 12 hours. An added or
 * removed role takes effect at the next call.
 */
export const isOpenSession: SQL = sql`(sessions.expires_at > now() and ${absoluteEnd} > now()
  and (sessions.last_active_at > now() - interval '12 hours' or not ${isStaff}))`

const NOTED_AFTER = sql`now() - interval '1 minute'`

/** Stores the time of the last request with this session; writes at most once a minute. */
export async function recordActivity(db: Db, sessionId: string): Promise<void> {
  // `updatedAt` belongs to Better Auth and is the time when the session got its token
  await db
    .update(sessions)
    .set({ lastActiveAt: sql`now()`, updatedAt: sessions.updatedAt })
    .where(and(eq(sessions.id, sessionId), lt(sessions.lastActiveAt, NOTED_AFTER)))
}
