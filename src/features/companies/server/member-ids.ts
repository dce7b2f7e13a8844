import { eq } from 'drizzle-orm'
import { companyMembers } from '#db/schema/companies.ts'
import type { Db } from '#server/context.ts'

/** Everybody who is in a company: who is told of its news, and whose open pages follow. */
export async function memberIds(db: Db, companyId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: companyMembers.userId })
    .from(companyMembers)
    .where(eq(companyMembers.companyId, companyId))
  return rows.map(({ userId }) => userId)
}
