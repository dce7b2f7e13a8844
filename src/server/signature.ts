import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * A keyed hash of these words (HMAC-SHA-256, base64url, 43 letters): only who knows the secret can make it. The words begin with
 * what they are for, so that one use can never sign for another.
 */
export const signatureOf = (secret: string, words: string): string =>
  createHmac('sha256', secret).update(words).digest('base64url')

/**
 * Whether two texts are the same, in a time that tells nothing of where they differ. It compares the text, not decoded bytes:
 * base64 knows several spellings of the same bytes, a token has one.
 */
export function isSameSecret(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
