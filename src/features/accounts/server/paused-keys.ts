import { and, count, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { companyMembers } from '#db/schema/companies.ts'
import { apiKeys } from '#db/schema/integrations.ts'
import type { Db } from '#server/context.ts'

/** Whether old ways into the account of the key's maker have ended since it was made or confirmed. For a query that joins both. */
export const isPaused = sql<boolean>`${apiKeys.accessRound} <> ${users.accessRound}`

/** How many API keys that the person made are paused, less those that have expired. */
export async function countPausedKeys(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(apiKeys)
    .innerJoin(companyMembers, eq(companyMembers.id, apiKeys.memberId))
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(and(eq(users.id, userId), isPaused, or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, sql`now()`))))
  return row?.n ?? 0
}
