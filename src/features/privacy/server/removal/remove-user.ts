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

/** Counts of what the removal of an account would delete, and why it is not possible now. ADMINS_ONLY for other roles. */
export async function previewRemoval(ctx: SignedIn, { id }: { id: string }): Promise<OwnData> {
  requirePolicy(canManageUsers(ctx.viewer))
  await findPerson(ctx.db, id)
  // a suspended person has no viewer and counts as a member of no company
  const memberships = (await readViewer(ctx.db, id))?.memberships ?? []
  return readDataOf(ctx.db, { userId: id, memberships })
}

/**
 * Deletes a user's account like its owner could, and audits it with the reason. Throws ADMINS_ONLY, OWN_ACCOUNT, the refusals for
 * the last admin of the platform or a company (AUSER-05, AUSER-06), and PAYMENTS_UNREACHABLE before anything is deleted.
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
