import { and, eq, inArray, isNull } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { companies, companyMembers } from '#db/schema/companies.ts'
import type { Db } from '#server/context.ts'

/**
 * Whether this user is the last active admin of the company, or of any company without `companyId`. With `lock`, it locks the
 * admins' rows until the transaction ends, so that two admins who leave at once cannot both see the other as remaining.
 */
export async function isLastCompanyAdmin(
  db: Db,
  userId: string,
  { lock = false, companyId }: { lock?: boolean; companyId?: string } = {},
): Promise<boolean> {
  const isAdmin = eq(companyMembers.role, 'client_admin')
  const inCompany = companyId ? eq(companyMembers.companyId, companyId) : isNull(companies.archivedAt)
  const own = db
    .select({ id: companyMembers.companyId })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(and(eq(companyMembers.userId, userId), isAdmin, inCompany))
  const all = db
    .select({ companyId: companyMembers.companyId, userId: companyMembers.userId })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(and(inArray(companyMembers.companyId, own), isAdmin, isNull(users.suspendedAt)))
    .orderBy(companyMembers.id)
  const admins = await (lock ? all.for('update', { of: companyMembers }) : all)
  const ownCompanyIds = new Set((await own).map(({ id }) => id))
  return [...ownCompanyIds].some((id) => !admins.some((one) => one.companyId === id && one.userId !== userId))
}
