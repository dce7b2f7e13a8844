import { and, eq, gt, lt } from 'drizzle-orm'
import { verifications } from '#db/schema/accounts.ts'
import type { Context, Db } from '#server/context.ts'
import type { Env } from '#server/env.ts'
import { DomainError, isDatabaseUnavailable } from '#server/errors.ts'

const MINUTES = 60 * 1000
const LIFE = 5 * MINUTES

/** Purpose of a challenge: registration by one user, or sign-in by anyone. */
export type Purpose = `register ${string}` | 'sign-in'

const identifier = (challenge: string) => `passkey ${challenge}`

/** Stores a challenge for five minutes and deletes expired ones. */
export async function storeChallenge(db: Db, challenge: string, purpose: Purpose): Promise<void> {
  await db.delete(verifications).where(lt(verifications.expiresAt, new Date()))
  const expiresAt = new Date(Date.now() + LIFE)
  await db.insert(verifications).values({ identifier: identifier(challenge), value: purpose, expiresAt })
}

/** Whether the challenge was created for this purpose and is used for the first time. */
export async function consumeChallenge(db: Db, challenge: string, purpose: Purpose): Promise<boolean> {
  if (!/^[\w-]{1,200}$/.test(challenge)) return false
  const consumed = await db
    .delete(verifications)
    .where(
      and(
        eq(verifications.identifier, identifier(challenge)),
        eq(verifications.value, purpose),
        gt(verifications.expiresAt, new Date()),
      ),
    )
    .returning({ id: verifications.id })
  return consumed.length > 0
}

/** Logs why a passkey failed and throws PASSKEY_FAILED. Failures of the database pass unchanged. */
export function refusePasskey(ctx: Pick<Context, 'log' | 'requestId'>, error: unknown): never {
  if (isDatabaseUnavailable(error)) throw error
  ctx.log.debug({ err: error, requestId: ctx.requestId }, 'passkey refused')
  throw new DomainError('PASSKEY_FAILED')
}

/** The site (relying party) of the passkeys. */
export function relyingParty({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>): { id: string; origin: string } {
  const { hostname, origin } = new URL(PUBLIC_URL)
  return { id: hostname, origin }
}
