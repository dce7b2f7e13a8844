import { gte, isNotNull, sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import type { Db } from '#server/context.ts'

/** The number of accounts, of sign-ups since midnight UTC, and of suspended accounts. */
export async function readUserStats(db: Db): Promise<{ total: number; today: number; suspended: number }> {
  const [total, today, suspended] = await Promise.all([
    db.$count(users),
    db.$count(users, gte(users.createdAt, sql`date_trunc('day', now(), 'UTC')`)),
    db.$count(users, isNotNull(users.suspendedAt)),
  ])
  return { total, today, suspended }
}
