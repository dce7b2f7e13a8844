import { requireOwnPassword } from '#features/accounts/server/own-password.ts'
import { signOut } from '#features/accounts/server/sign-out.ts'
import type { SignedIn } from '#server/context.ts'
import { transaction } from '#server/transaction.ts'
import { endPayments } from './end-payments.ts'
import { eraseAccount } from './erase-account.ts'
import { requireSuccessor } from './last-admin.ts'

/**
 * Deletes the viewer's account and all their rows immediately; sessions and live streams end. `finishErasure` then removes files
 * and texts in other people's notifications and sends the goodbye email. Refused for the last admin of the platform or a company.
 */
export async function deleteAccount(ctx: SignedIn, { password }: { password: string }): Promise<{ deleted: true }> {
  const { userId } = ctx.viewer
  await requireOwnPassword(ctx, password)
  await requireSuccessor(ctx.db, userId)
  await endPayments(ctx, userId)
  await transaction(ctx, async (tx) => {
    await requireSuccessor(tx.db, userId, { lock: true })
    await eraseAccount(tx, ctx.viewer)
    await tx.audit({ action: 'account.deleted', subjectType: 'user', subjectId: userId })
  })
  await signOut(ctx)
  return { deleted: true }
}
