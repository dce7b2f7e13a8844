import { and, eq, notInArray } from 'drizzle-orm'
import { userRoles } from '#db/schema/accounts.ts'
import type { SignedIn } from '#server/context.ts'
import { requirePolicy } from '#server/errors.ts'
import type { UnitOfWork } from '#server/transaction.ts'
import { canManageUsers } from '../policy.ts'
import { staffRoles } from '../staff-contract.ts'
import { requirePlatformAdmin } from './require-platform-admin.ts'
import { emitIfStaff } from './staff-left.ts'

export type PersonalRole = (typeof userRoles.$inferSelect)['role']

const isOfStaff = (role: PersonalRole): boolean => (staffRoles as readonly PersonalRole[]).includes(role)

/**
 * Sets a user's roles: adds these and removes all others. Company roles are memberships and do not change here. ADMINS_ONLY,
 * LAST_PLATFORM_ADMIN when it would remove the last one (AUSER-03, AUSER-06). Call it in a transaction.
 */
export async function changeRoles(tx: SignedIn & UnitOfWork, userId: string, roles: PersonalRole[]): Promise<void> {
  requirePolicy(canManageUsers(tx.viewer))
  const current = await tx.db.select({ role: userRoles.role }).from(userRoles).where(eq(userRoles.userId, userId))
  const from = current.map(({ role }) => role)
  const [added, removed] = [roles.filter((role) => !from.includes(role)), from.filter((role) => !roles.includes(role))]
  if (added.length + removed.length === 0) return
  if (!roles.some(isOfStaff)) await emitIfStaff(tx, userId)
  if (removed.includes('platform_admin')) await requirePlatformAdmin(tx, userId)
  await tx.db
    .delete(userRoles)
    .where(and(eq(userRoles.userId, userId), roles.length > 0 ? notInArray(userRoles.role, roles) : undefined))
  if (added.length > 0) {
    await tx.db
      .insert(userRoles)
      .values(added.map((role) => ({ userId, role })))
      .onConflictDoNothing()
  }
  await tx.audit({
    action: 'account.roles_changed',
    subjectType: 'user',
    subjectId: userId,
    data: { given: added, taken: removed },
  })
}
