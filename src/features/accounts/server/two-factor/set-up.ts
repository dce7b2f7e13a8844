import { and, eq, isNull } from 'drizzle-orm'
import { encode } from 'uqr'
import { twoFactors } from '#db/schema/accounts.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import { securityChanged } from '../../events.ts'
import { requireOwnPassword } from '../own-password.ts'
import { makeBackupCodes, storeBackupCodes } from './backup-codes.ts'
import { consumeCodeAttempt } from './check-code.ts'
import { newTwoFactorSecret, readSecret } from './secret.ts'
import { base32, stepOfCode } from './totp.ts'

/** A secret for an authenticator app, as text and as a QR code. Two-factor is not on until a first code is confirmed. */
export async function startTwoFactor(ctx: SignedIn, { password }: { password: string }) {
  await requireOwnPassword(ctx, password)
  const { userId, email } = ctx.viewer
  const { secret, stored } = await newTwoFactorSecret(ctx.env)
  const [row] = await ctx.db
    .insert(twoFactors)
    .values({ userId, secret: stored })
    .onConflictDoUpdate({
      target: twoFactors.userId,
      set: { secret: stored, lastStep: 0 },
      setWhere: isNull(twoFactors.enabledAt),
    })
    .returning()
  if (!row) throw new DomainError('TWO_FACTOR_ON')
  const words = base32(secret)
  const query = new URLSearchParams({ secret: words, issuer: 'Tandem' })
  const uri = `otpauth://totp/${encodeURIComponent(`Tandem:${email}`)}?${query}`
  return { secret: words, uri, qr: drawQr(uri) }
}

/** The dark squares as one SVG path, with the empty border of four squares that QR readers need. */
function drawQr(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { border: 4 })
  const path = data.flatMap((line, y) => line.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('')
  return { size, path }
}

/** Switches two-factor on after a right code of the app. Returns the backup codes, which are never shown again. */
export async function confirmTwoFactor(ctx: SignedIn, { code }: { code: string }): Promise<{ codes: string[] }> {
  const { userId } = ctx.viewer
  await consumeCodeAttempt(ctx, userId)
  const [row] = await ctx.db.select().from(twoFactors).where(eq(twoFactors.userId, userId))
  if (!row) throw new DomainError('TWO_FACTOR_OFF')
  if (row.enabledAt) throw new DomainError('TWO_FACTOR_ON')
  const step = stepOfCode(await readSecret(ctx.env, row.secret), code.replace(/\s/g, ''), Date.now())
  if (step === null) throw new DomainError('CODE_WRONG')
  const { codes, hashes } = await makeBackupCodes(ctx)
  return transaction(ctx, async (tx) => {
    const isWaiting = and(
      eq(twoFactors.userId, userId),
      eq(twoFactors.secret, row.secret),
      isNull(twoFactors.enabledAt),
    )
    const on = await tx.db
      .update(twoFactors)
      .set({ enabledAt: new Date(), lastStep: step })
      .where(isWaiting)
      .returning({ userId: twoFactors.userId })
    if (on.length === 0) throw new DomainError('TWO_FACTOR_ON')
    await storeBackupCodes(tx.db, userId, hashes)
    await tx.audit({ action: 'account.two_factor_on', subjectType: 'user', subjectId: userId })
    await tx.emit(securityChanged({ userId, what: 'two_factor_on' }))
    return { codes }
  })
}
