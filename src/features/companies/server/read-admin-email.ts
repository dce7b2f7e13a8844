import { and, asc, eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { companyMembers } from '#db/schema/companies.ts'
import type { Db } from '#server/context.ts'

/** The email address of the admin who joined first; null if the company has no admin. */
export async function readAdminEmail(db: Db, companyId: string): Promise<string | null> {
  const [admin] = await db
    .select({ email: users.email })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(and(eq(companyMembers.companyId, companyId), eq(companyMembers.role, 'client_admin')))
    .orderBy(asc(companyMembers.joinedAt), asc(companyMembers.id))
    .limit(1)
  return admin?.email ?? null
}
