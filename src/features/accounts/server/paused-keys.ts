import { and, count, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { companyMembers } from '#db/schema/companies.ts'
import { apiKeys } from '#db/schema/integrations.ts'
import type { Db } from '#server/context.ts'

/** SQL condition: the creator's access was reset (new password) after the key was created or confirmed. The query must join both tables. */
export const isPaused = sql<boolean>`${apiKeys.accessRound} <> ${users.accessRound}`

/** The number of paused API keys of this creator, without expired ones. */
export async function countPausedKeys(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(apiKeys)
    .innerJoin(companyMembers, eq(companyMembers.id, apiKeys.memberId))
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(and(eq(users.id, userId), isPaused, or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, sql`now()`))))
  return row?.n ?? 0
}
