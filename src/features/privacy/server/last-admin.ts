import { and, eq, isNull } from 'drizzle-orm'
import { userRoles, users } from '#db/schema/accounts.ts'
import { isLastCompanyAdmin } from '#features/companies/server/last-admin.ts'
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
  return (await isLastCompanyAdmin(db, userId, { lock })) ? 'LAST_COMPANY_ADMIN' : null
}
