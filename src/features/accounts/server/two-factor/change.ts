import { eq } from 'drizzle-orm'
import { backupCodes, twoFactors } from '#db/schema/accounts.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import { securityChanged } from '../../events.ts'
import { requireOwnPassword } from '../own-password.ts'
import { makeBackupCodes, storeBackupCodes } from './backup-codes.ts'
import { consumeCode, consumeCodeAttempt, hasTwoFactor } from './check-code.ts'

type Proof = { password: string; code: string }

/** Switches two-factor off; requires both factors. TWO_FACTOR_OFF if it is not on. */
export async function stopTwoFactor(ctx: SignedIn, proof: Proof): Promise<{ done: true }> {
  const { userId } = ctx.viewer
  await requireBoth(ctx, proof)
  await transaction(ctx, async (tx) => {
    await consumeCode(tx, userId, proof.code)
    await tx.db.delete(twoFactors).where(eq(twoFactors.userId, userId))
    await tx.db.delete(backupCodes).where(eq(backupCodes.userId, userId))
    await tx.audit({ action: 'account.two_factor_off', subjectType: 'user', subjectId: userId })
    await tx.emit(securityChanged({ userId, what: 'two_factor_off' }))
  })
  return { done: true }
}

/** New backup codes; the old ones stop working. */
export async function renewBackupCodes(ctx: SignedIn, proof: Proof): Promise<{ codes: string[] }> {
  const { userId } = ctx.viewer
  await requireBoth(ctx, proof)
  const { codes, hashes } = await makeBackupCodes(ctx)
  return transaction(ctx, async (tx) => {
    await consumeCode(tx, userId, proof.code)
    await storeBackupCodes(tx.db, userId, hashes)
    await tx.audit({ action: 'account.backup_codes_renewed', subjectType: 'user', subjectId: userId })
    await tx.emit(securityChanged({ userId, what: 'backup_codes_renewed' }))
    return { codes }
  })
}

async function requireBoth(ctx: SignedIn, { password }: Proof): Promise<void> {
  const { userId } = ctx.viewer
  await requireOwnPassword(ctx, password)
  if (!(await hasTwoFactor(ctx.db, userId))) throw new DomainError('TWO_FACTOR_OFF')
  await consumeCodeAttempt(ctx, userId)
}
