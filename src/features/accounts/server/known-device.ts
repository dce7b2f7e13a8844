import { cookieName, cookieValue } from '#lib/cookie-name.ts'
import type { Env } from '#server/env.ts'
import type { SigningSecrets } from '#server/secrets/secrets.ts'
import { isSigned, sign } from '#server/signature.ts'

const NAME = 'tandem.device'
const YEAR = 365 * 24 * 60 * 60

type Settings = SigningSecrets & Pick<Env, 'PUBLIC_URL'>

const words = (userId: string) => `device:${userId}`

/** A cookie that shows that the user signed in on this device before. It grants no access; it only exempts from the account's rate limit. */
export function rememberDevice(env: Settings, userId: string): string {
  const secure = env.PUBLIC_URL.startsWith('https://') ? '; Secure' : ''
  return `${cookieName(env, NAME)}=${sign(env, words(userId))}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${YEAR}${secure}`
}

export function isKnownDevice(env: Settings, userId: string, cookieHeader: string | null): boolean {
  const cookie = cookieValue(cookieHeader, cookieName(env, NAME))
  return cookie !== undefined && isSigned(env, words(userId), cookie)
}
