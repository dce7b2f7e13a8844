import { createHmac, timingSafeEqual } from 'node:crypto'
import { keyId, type SigningSecrets, signingSecrets } from './secrets/secrets.ts'

/**
 * A keyed hash of these words (HMAC-SHA-256, base64url, 43 characters). The words must begin with their purpose, so that a signature for
 * one use is never valid for another.
 */
export const signatureOf = (secret: string, words: string): string =>
  createHmac('sha256', secret).update(words).digest('base64url')

/** The same hash with the newest secret, after the id of that secret and a dash (52 characters). */
export const sign = (secrets: SigningSecrets, words: string): string =>
  `${keyId(secrets.APP_SECRET)}-${signatureOf(secrets.APP_SECRET, words)}`

/**
 * Whether one of our secrets signed these words: the one that the signature names, or for a signature from a version without ids any of
 * them.
 */
export function isSigned(secrets: SigningSecrets, words: string, signature: string): boolean {
  const named = signature.length === SIGNED_LETTERS
  return signingSecrets(secrets).some((secret) =>
    isSameSecret(signature, `${named ? `${keyId(secret)}-` : ''}${signatureOf(secret, words)}`),
  )
}

const SIGNED_LETTERS = 52

/**
 * Compares two texts in constant time. It compares the text, not the decoded bytes, because base64 has several spellings of the same bytes.
 */
export function isSameSecret(received: string, right: string): boolean {
  const [a, b] = [Buffer.from(received), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
