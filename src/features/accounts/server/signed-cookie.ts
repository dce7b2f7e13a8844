import { cookieName, cookieValue } from '#lib/cookie-name.ts'
import type { Env } from '#server/env.ts'
import type { SigningSecrets } from '#server/secrets/secrets.ts'
import { isSigned, sign } from '#server/signature.ts'

type Settings = SigningSecrets & Pick<Env, 'PUBLIC_URL'>
export type CookieKind = { name: string; purpose: string; seconds: number }
/** The user of the cookie, and the value that it is bound to: the cookie stops working when this value changes. */
export type CookieClaim = { userId: string; boundTo: string }

const words = ({ purpose }: CookieKind, { userId, boundTo }: CookieClaim, until: number) =>
  `${purpose}:${userId}:${until}:${boundTo}`

const attributes = (env: Settings, seconds: number) =>
  `Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${env.PUBLIC_URL.startsWith('https://') ? '; Secure' : ''}`

/** A signed cookie for one user, valid for a limited time. */
export function signedCookie(env: Settings, kind: CookieKind, named: CookieClaim, now = Date.now()): string {
  const until = now + kind.seconds * 1000
  return `${cookieName(env, kind.name)}=${named.userId}.${until}.${sign(env, words(kind, named, until))}; ${attributes(env, kind.seconds)}`
}

export const endedCookie = (env: Settings, kind: CookieKind): string =>
  `${cookieName(env, kind.name)}=; ${attributes(env, 0)}`

/** The user id in a cookie of this kind. It is not verified until `isSignedFor`. */
export function claimedUser(env: Settings, kind: CookieKind, cookieHeader: string | null): string | undefined {
  return parts(env, kind, cookieHeader)?.userId
}

export function isSignedFor(
  env: Settings,
  kind: CookieKind,
  cookieHeader: string | null,
  named: CookieClaim,
  now = Date.now(),
): boolean {
  const signed = parts(env, kind, cookieHeader)
  if (!signed || signed.userId !== named.userId || signed.until < now) return false
  return isSigned(env, words(kind, named, signed.until), signed.mark)
}

function parts(env: Settings, kind: CookieKind, cookieHeader: string | null) {
  const value = cookieValue(cookieHeader, cookieName(env, kind.name))
  const [, userId, until, mark] = value?.match(/^([\da-f-]{36})\.(\d{1,15})\.([\w-]{43,52})$/) ?? []
  return userId && mark ? { userId, until: Number(until), mark } : undefined
}
