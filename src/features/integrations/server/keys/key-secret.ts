import { createHash, randomBytes } from 'node:crypto'

const PREFIX = 'tdm_'
/** Of the key so much is shown again: enough to tell two apart, nothing to guess by. */
const SHOWN = PREFIX.length + 6
const SHAPE = /^tdm_[\w-]{43}$/

/** A new key, `tdm_` and 256 random bits: as it is shown once, how it is called, and the hash that is stored. */
export function newKey(): { secret: string; prefix: string; keyHash: string } {
  const secret = `${PREFIX}${randomBytes(32).toString('base64url')}`
  return { secret, prefix: secret.slice(0, SHOWN), keyHash: hashKey(secret) }
}

export const hashKey = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

export const isKey = (text: string): boolean => SHAPE.test(text)
