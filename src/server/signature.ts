import { createHmac, timingSafeEqual } from 'node:crypto'
import { keyId, type SigningSecrets, signingSecrets } from './secrets/secrets.ts'

/**
 * A keyed hash of these words (HMAC-SHA-256, base64url, 43 letters): only who knows the secret can make it. The words begin with
 * what they are for, so that one use can never sign for another.
 */
export const signatureOf = (secret: string, words: string): string =>
  createHmac('sha256', secret).update(words).digest('base64url')

/** The same hash by the newest secret, behind the id of that secret and a dash (52 letters). */
export const sign = (secrets: SigningSecrets, words: string): string =>
  `${keyId(secrets.APP_SECRET)}-${signatureOf(secrets.APP_SECRET, words)}`

/** Whether one of our secrets signed these words: the one that the signature names, or any where a version without ids made it. */
export function isSigned(secrets: SigningSecrets, words: string, signature: string): boolean {
  const named = signature.length === SIGNED_LETTERS
  return signingSecrets(secrets).some((secret) =>
    isSameSecret(signature, `${named ? `${keyId(secret)}-` : ''}${signatureOf(secret, words)}`),
  )
}

const SIGNED_LETTERS = 52

/**
 * Whether two texts are the same, in a time that does not depend on where they differ. It compares the text, not decoded bytes:
 * base64 has several spellings of the same bytes, a token has one.
 */
export function isSameSecret(received: string, right: string): boolean {
  const [a, b] = [Buffer.from(received), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
