import { cookieName, cookieValue } from '#lib/cookie-name.ts'
import type { Env } from '#server/env.ts'
import { isSameSecret, signatureOf } from '#server/signature.ts'

const NAME = 'tandem.device'
const YEAR = 365 * 24 * 60 * 60

const mark = (env: Pick<Env, 'APP_SECRET'>, userId: string) => signatureOf(env.APP_SECRET, `device:${userId}`)

/** A cookie that says: this person has signed in here before. It opens nothing; it only exempts from the account's limit. */
export function rememberDevice(env: Pick<Env, 'APP_SECRET' | 'PUBLIC_URL'>, userId: string): string {
  const secure = env.PUBLIC_URL.startsWith('https://') ? '; Secure' : ''
  return `${cookieName(env, NAME)}=${mark(env, userId)}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${YEAR}${secure}`
}

export function isKnownDevice(
  env: Pick<Env, 'APP_SECRET' | 'PUBLIC_URL'>,
  userId: string,
  cookieHeader: string | null,
): boolean {
  const given = cookieValue(cookieHeader, cookieName(env, NAME))
  return given !== undefined && isSameSecret(given, mark(env, userId))
}
