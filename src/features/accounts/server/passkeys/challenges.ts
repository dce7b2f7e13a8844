import { and, eq, gt, lt } from 'drizzle-orm'
import { verifications } from '#db/schema/accounts.ts'
import type { Context, Db } from '#server/context.ts'
import type { Env } from '#server/env.ts'
import { DomainError, isDatabaseAway } from '#server/errors.ts'

const MINUTES = 60 * 1000
const LIFE = 5 * MINUTES

/** What a challenge was made for: registering by one person, or signing in by anybody. */
export type Purpose = `register ${string}` | 'sign-in'

const identifier = (challenge: string) => `passkey ${challenge}`

/** Remembers a challenge for five minutes; whatever ran out is forgotten on the way. */
export async function storeChallenge(db: Db, challenge: string, purpose: Purpose): Promise<void> {
  await db.delete(verifications).where(lt(verifications.expiresAt, new Date()))
  const expiresAt = new Date(Date.now() + LIFE)
  await db.insert(verifications).values({ identifier: identifier(challenge), value: purpose, expiresAt })
}

/** Was this challenge made for this, and is it used for the first time? Each works once. */
export async function takeChallenge(db: Db, challenge: string, purpose: Purpose): Promise<boolean> {
  if (!/^[\w-]{1,200}$/.test(challenge)) return false
  const taken = await db
    .delete(verifications)
    .where(
      and(
        eq(verifications.identifier, identifier(challenge)),
        eq(verifications.value, purpose),
        gt(verifications.expiresAt, new Date()),
      ),
    )
    .returning({ id: verifications.id })
  return taken.length > 0
}

/** What is wrong with a passkey is for the log; the database out of reach is said as ever. */
export function refusePasskey(ctx: Pick<Context, 'log' | 'requestId'>, error: unknown): never {
  if (isDatabaseAway(error)) throw error
  ctx.log.debug({ err: error, requestId: ctx.requestId }, 'passkey refused')
  throw new DomainError('PASSKEY_FAILED')
}

/** The site that passkeys belong to. */
export function relyingParty({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>): { id: string; origin: string } {
  const { hostname, origin } = new URL(PUBLIC_URL)
  return { id: hostname, origin }
}
