import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Env } from '#server/env.ts'

const NAME = 'tandem.device'
const YEAR = 365 * 24 * 60 * 60

const mark = (env: Pick<Env, 'APP_SECRET'>, userId: string) =>
  createHmac('sha256', env.APP_SECRET).update(`device:${userId}`).digest('base64url')

/** A cookie that says: this person has signed in here before. It opens nothing; it only exempts from the account's limit. */
export function rememberDevice(env: Pick<Env, 'APP_SECRET' | 'PUBLIC_URL'>, userId: string): string {
  const secure = env.PUBLIC_URL.startsWith('https://') ? '; Secure' : ''
  return `${NAME}=${mark(env, userId)}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${YEAR}${secure}`
}

export function isKnownDevice(env: Pick<Env, 'APP_SECRET'>, userId: string, cookieHeader: string | null): boolean {
  const given = cookieHeader?.match(/(?:^|;\s*)tandem\.device=([\w-]+)/)?.[1]
  if (!given) return false
  const expected = Buffer.from(mark(env, userId))
  const actual = Buffer.from(given)
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}
