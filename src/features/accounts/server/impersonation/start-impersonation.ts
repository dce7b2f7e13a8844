import { and, eq, isNull } from 'drizzle-orm'
import { impersonations, users } from '#db/schema/accounts.ts'
import { newId } from '#lib/ids.ts'
import { isPlatformStaff } from '#lib/viewer.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError, found, requirePolicy } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import { IMPERSONATION_MINUTES } from '../../impersonation-contract.ts'
import { canManageUsers } from '../../policy.ts'
import { readViewer } from '../load-viewer.ts'

/**
 * Starts impersonation: from the next call on, this session sees what the user sees, read-only, for 30 minutes. ADMINS_ONLY,
 * NOT_AS_STAFF, NOT_AS_SUSPENDED, NOT_FOUND. It does not affect the user's sessions, live streams or read marks.
 */
export async function startImpersonation(
  ctx: SignedIn,
  { id, reason }: { id: string; reason: string },
): Promise<{ until: Date }> {
  requirePolicy(canManageUsers(ctx.viewer))
  const [user] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.id, id))
  found(user)
  const person = await readViewer(ctx.db, id)
  if (!person) throw new DomainError('NOT_AS_SUSPENDED')
  if (isPlatformStaff(person)) throw new DomainError('NOT_AS_STAFF')
  const { sessionId } = ctx
  if (!sessionId) throw new DomainError('SIGN_IN_AGAIN')
  const until = new Date(Date.now() + IMPERSONATION_MINUTES * 60_000)
  await transaction(ctx, async (tx) => {
    const open = and(eq(impersonations.sessionId, sessionId), isNull(impersonations.endedAt))
    await tx.db.update(impersonations).set({ endedAt: new Date() }).where(open)
    const impersonation = { id: newId(), sessionId, adminId: ctx.viewer.userId, userId: id, reason, endsAt: until }
    await tx.db.insert(impersonations).values(impersonation)
    const data = { impersonationId: impersonation.id, reason, minutes: IMPERSONATION_MINUTES }
    await tx.audit({ action: 'account.look_begun', subjectType: 'user', subjectId: id, data })
  })
  return { until }
}
