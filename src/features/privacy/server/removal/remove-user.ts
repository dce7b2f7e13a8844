import { eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { canManageUsers } from '#features/accounts/policy.ts'
import { readViewer } from '#features/accounts/server/load-viewer.ts'
import { requirePlatformAdmin } from '#features/accounts/server/require-platform-admin.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { DomainError, found, requirePolicy } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import type { OwnData } from '../../contract.ts'
import type { RemoveUser } from '../../removal-contract.ts'
import { endPayments } from '../end-payments.ts'
import { eraseAccount, type Person } from '../erase-account.ts'
import { requireSuccessor } from '../last-admin.ts'
import { readDataOf } from '../read-own-data.ts'

/** What would go with somebody's account, and why it cannot go now; ADMINS_ONLY for who is no platform admin. */
export async function previewRemoval(ctx: SignedIn, { id }: { id: string }): Promise<OwnData> {
  requirePolicy(canManageUsers(ctx.viewer))
  await findPerson(ctx.db, id)
  // a suspended person is no viewer, and in no company as far as anybody can see
  const memberships = (await readViewer(ctx.db, id))?.memberships ?? []
  return readDataOf(ctx.db, { userId: id, memberships })
}

/**
 * Deletes somebody's account as they could themselves, written down with the reason. ADMINS_ONLY, OWN_ACCOUNT, and refused for
 * the last admin of the platform or of a company (AUSER-05, AUSER-06); PAYMENTS_UNREACHABLE before anything is deleted.
 */
export async function removeUser(ctx: SignedIn, { id, reason }: RemoveUser): Promise<{ deleted: true }> {
  requirePolicy(canManageUsers(ctx.viewer))
  if (id === ctx.viewer.userId) throw new DomainError('OWN_ACCOUNT')
  const person = await findPerson(ctx.db, id)
  await requireSuccessor(ctx.db, id)
  await endPayments(ctx, id)
  await transaction(ctx, async (tx) => {
    await requirePlatformAdmin(tx, id)
    await requireSuccessor(tx.db, id, { lock: true })
    await eraseAccount(tx, person)
    await tx.audit({ action: 'account.removed_by_staff', subjectType: 'user', subjectId: id, data: { reason } })
  })
  return { deleted: true }
}

async function findPerson(db: Db, id: string): Promise<Person> {
  const [user] = await db
    .select({ userId: users.id, name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, id))
  return found(user)
}
