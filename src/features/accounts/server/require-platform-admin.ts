import { and, eq, isNull } from 'drizzle-orm'
import { userRoles, users } from '#db/schema/accounts.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'

const isAdmin = eq(userRoles.role, 'platform_admin')

/** Is this person the only platform admin who can sign in? */
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
 * Makes whoever takes an admin away wait for each other, until their transactions end: what is read afterwards holds. A second
 * statement must read it, for the first may have waited and still show what was there before.
 */
export async function lockPlatformAdmins(db: Db): Promise<void> {
  await db.select({ userId: userRoles.userId }).from(userRoles).where(isAdmin).orderBy(userRoles.userId).for('update')
}

/**
 * Before an admin is taken away, in the same transaction: LAST_PLATFORM_ADMIN where nobody would be left, FORBIDDEN where the
 * one who asks was taken away a moment ago, so that of two who remove each other at once one stays.
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
