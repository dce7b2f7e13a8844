import { eq } from 'drizzle-orm'
import { companyMembers } from '#db/schema/companies.ts'
import type { Db } from '#server/context.ts'

/** The user ids of all members of a company, for notifications and live updates. */
export async function memberIds(db: Db, companyId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: companyMembers.userId })
    .from(companyMembers)
    .where(eq(companyMembers.companyId, companyId))
  return rows.map(({ userId }) => userId)
}
