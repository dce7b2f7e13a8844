import { and, eq, inArray, isNull } from 'drizzle-orm'
import { userRoles, users } from '#db/schema/accounts.ts'
import { companies, companyMembers } from '#db/schema/companies.ts'
import type { Db } from '#server/context.ts'
import type { OwnData } from '../contract.ts'

/**
 * Would the platform, or a company, be left without an admin? Inside a transaction with `lock` the answer holds until it ends: of
 * two last admins who leave at once, one is refused.
 */
export async function lastAdminOf(
  db: Db,
  userId: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<OwnData['blocked']> {
  const platform = db
    .select({ userId: userRoles.userId })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(and(eq(userRoles.role, 'platform_admin'), isNull(users.suspendedAt)))
    .orderBy(userRoles.userId)
  const admins = await (lock ? platform.for('update', { of: userRoles }) : platform)
  if (admins.length === 1 && admins[0]?.userId === userId) return 'LAST_PLATFORM_ADMIN'
  return (await isLastOfCompany(db, userId, lock)) ? 'LAST_COMPANY_ADMIN' : null
}

async function isLastOfCompany(db: Db, userId: string, lock: boolean): Promise<boolean> {
  const isAdmin = eq(companyMembers.role, 'client_admin')
  const own = db
    .select({ id: companyMembers.companyId })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(and(eq(companyMembers.userId, userId), isAdmin, isNull(companies.archivedAt)))
  const all = db
    .select({ companyId: companyMembers.companyId, userId: companyMembers.userId })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(and(inArray(companyMembers.companyId, own), isAdmin, isNull(users.suspendedAt)))
    .orderBy(companyMembers.id)
  const admins = await (lock ? all.for('update', { of: companyMembers }) : all)
  const mine = new Set((await own).map(({ id }) => id))
  return [...mine].some((id) => !admins.some((one) => one.companyId === id && one.userId !== userId))
}
