import { and, eq, isNull } from 'drizzle-orm'
import { userRoles, users } from '#db/schema/accounts.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'

const isAdmin = eq(userRoles.role, 'platform_admin')

/** Whether this user is the only platform admin who can sign in. */
export async function isLastPlatformAdmin(db: Db, userId: string): Promise<boolean> {
  const admins = await db
    .select({ userId: userRoles.userId })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(and(isAdmin, isNull(users.suspendedAt)))
    .limit(2)
  return admins.length === 1 && admins[0]?.userId === userId
}

/**
 * Locks the removal of admins until the transaction ends, so that removals run one after the other. The caller must
 * read the admins in a later statement: this one may have waited, and would show the rows from before the wait.
 */
export async function lockPlatformAdmins(db: Db): Promise<void> {
  await db.select({ userId: userRoles.userId }).from(userRoles).where(isAdmin).orderBy(userRoles.userId).for('update')
}

/**
 * Call in the transaction that removes an admin. LAST_PLATFORM_ADMIN if no admin would remain. FORBIDDEN if the caller
 * was removed just before: of two admins who remove each other at once, one remains.
 */
export async function requirePlatformAdmin(ctx: SignedIn, userId: string): Promise<void> {
  await lockPlatformAdmins(ctx.db)
  if (await isLastPlatformAdmin(ctx.db, userId)) throw new DomainError('LAST_PLATFORM_ADMIN')
  const [own] = await ctx.db
    .select({ userId: userRoles.userId })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(and(isAdmin, eq(userRoles.userId, ctx.viewer.userId), isNull(users.suspendedAt)))
  if (!own) throw new DomainError('FORBIDDEN')
}
