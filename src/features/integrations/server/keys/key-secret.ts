import { randomBytes } from 'node:crypto'
import { hashToken } from '#server/secrets/hash-token.ts'

const PREFIX = 'tdm_'
/** Length of the prefix that is shown later: enough to distinguish two keys, too short to guess the rest. */
const SHOWN = PREFIX.length + 6
const SHAPE = /^tdm_[\w-]{43}$/

/** A new key of `tdm_` and 256 random bits: the secret that is shown once, its prefix, and the stored hash. */
export function newKey(): { secret: string; prefix: string; keyHash: string } {
  const secret = `${PREFIX}${randomBytes(32).toString('base64url')}`
  return { secret, prefix: secret.slice(0, SHOWN), keyHash: hashToken(secret) }
}

export const isKey = (text: string): boolean => SHAPE.test(text)
