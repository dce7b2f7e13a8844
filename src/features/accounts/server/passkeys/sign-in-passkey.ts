import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { passkeys, users } from '#db/schema/accounts.ts'
import type { Viewer } from '#lib/viewer.ts'
import type { Context } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import type { UsedPasskey } from '../../security-contract.ts'
import { startSession } from '../start-session.ts'
import { suspended } from '../suspended.ts'
import { consumeChallenge, refusePasskey, relyingParty, storeChallenge } from './challenges.ts'
import { loadWebAuthn } from './load-webauthn.ts'

const STARTS = { points: 60, seconds: 10 * 60 }
const TRIES = { points: 30, seconds: 10 * 60 }

/** Options for the browser to offer its passkeys for this site. They name no account. */
export async function startPasskeySignIn(ctx: Context) {
  await ctx.throttle.consume('passkey-starts', ctx.clientAddress, STARTS)
  const { id: rpID } = relyingParty(ctx.env)
  const { generateAuthenticationOptions } = await loadWebAuthn()
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' })
  await storeChallenge(ctx.db, options.challenge, 'sign-in')
  return { ...options }
}

/**
 * Signs in with a passkey. It counts as both factors, because the device has verified its owner (fingerprint, face or
 * PIN). PASSKEY_FAILED for an unknown, forged or repeated answer; PASSKEY_PAUSED until the owner confirms it; suspended
 * accounts are refused as with a password.
 */
export async function signInWithPasskey(
  ctx: Context,
  { passkey }: { passkey: z.output<typeof UsedPasskey> },
): Promise<Viewer> {
  await ctx.throttle.consume('passkey-tries', ctx.clientAddress, TRIES)
  const [row] = await ctx.db
    .select({ key: passkeys, suspendedAt: users.suspendedAt, suspendedReason: users.suspendedReason })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, passkey.id))
  if (!row) throw new DomainError('PASSKEY_FAILED')
  const counter = await check(ctx, passkey, row.key)
  await ctx.throttle.giveBack('passkey-tries', ctx.clientAddress)
  if (row.suspendedAt) throw suspended(row)
  if (row.key.pausedAt) throw new DomainError('PASSKEY_PAUSED')
  await ctx.db.update(passkeys).set({ counter, lastUsedAt: new Date() }).where(eq(passkeys.id, row.key.id))
  return startSession(ctx, row.key.userId, 'passkey')
}

async function check(
  ctx: Context,
  passkey: z.output<typeof UsedPasskey>,
  key: typeof passkeys.$inferSelect,
): Promise<number> {
  const { id: rpId, origin } = relyingParty(ctx.env)
  const { verifyAuthenticationResponse } = await loadWebAuthn()
  const checked = await verifyAuthenticationResponse({
    response: passkey as AuthenticationResponseJSON,
    expectedChallenge: (challenge) => consumeChallenge(ctx.db, challenge, 'sign-in'),
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    credential: {
      id: key.credentialId,
      publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
      counter: key.counter,
    },
  }).catch((error) => refusePasskey(ctx, error))
  if (!checked.verified) throw new DomainError('PASSKEY_FAILED')
  return checked.authenticationInfo.newCounter
}
