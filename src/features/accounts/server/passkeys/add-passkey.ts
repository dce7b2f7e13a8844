import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { passkeys, users } from '#db/schema/accounts.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError, isDuplicate } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import { securityChanged } from '../../events.ts'
import { maxPasskeys, type NewPasskey } from '../../security-contract.ts'
import { type OwnerProof, requireOwner } from '../own-password.ts'
import { consumeChallenge, refusePasskey, relyingParty, storeChallenge } from './challenges.ts'
import { loadWebAuthn } from './load-webauthn.ts'

/** EdDSA, ES256 and RS256: every device supports one of them. */
const ALGORITHMS = [-8, -7, -257]

/** Options for the browser to create a passkey. Requires the password and the second factor, because a passkey grants access. */
export async function startPasskey(ctx: SignedIn, proof: OwnerProof) {
  const { userId, email, name } = ctx.viewer
  await requireOwner(ctx, proof)
  const known = await ctx.db.select().from(passkeys).where(eq(passkeys.userId, userId))
  if (known.length >= maxPasskeys) throw new DomainError('TOO_MANY_PASSKEYS')
  const { generateRegistrationOptions } = await loadWebAuthn()
  const options = await generateRegistrationOptions({
    rpName: 'Tandem',
    rpID: relyingParty(ctx.env).id,
    userID: new TextEncoder().encode(userId),
    userName: email,
    userDisplayName: name,
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await storeChallenge(ctx.db, options.challenge, `register ${userId}`)
  return { ...options }
}

type Input = { name: string; passkey: z.output<typeof NewPasskey> }

/** Registers the passkey that the browser created for the last challenge. PASSKEY_FAILED for others, PASSKEY_KNOWN for a repeated one. */
export async function addPasskey(ctx: SignedIn, { name, passkey }: Input) {
  const { userId } = ctx.viewer
  const { id: rpId, origin } = relyingParty(ctx.env)
  const { verifyRegistrationResponse } = await loadWebAuthn()
  const checked = await verifyRegistrationResponse({
    response: passkey as RegistrationResponseJSON,
    expectedChallenge: (challenge) => consumeChallenge(ctx.db, challenge, `register ${userId}`),
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch((error) => refusePasskey(ctx, error))
  if (!checked.verified) throw new DomainError('PASSKEY_FAILED')
  const { credential } = checked.registrationInfo
  return transaction(ctx, async (tx) => {
    // the lock makes parallel requests count one after the other, so that none exceeds the limit
    await tx.db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
    if ((await tx.db.$count(passkeys, eq(passkeys.userId, userId))) >= maxPasskeys) {
      throw new DomainError('TOO_MANY_PASSKEYS')
    }
    const values = {
      userId,
      name,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: credential.transports ?? [],
    }
    const [row] = await tx.db.insert(passkeys).values(values).returning()
    await tx.audit({ action: 'account.passkey_added', subjectType: 'user', subjectId: userId })
    await tx.emit(securityChanged({ userId, what: 'passkey_added' }))
    return row!
  }).catch((error) => {
    throw isDuplicate(error) ? new DomainError('PASSKEY_KNOWN') : error
  })
}
