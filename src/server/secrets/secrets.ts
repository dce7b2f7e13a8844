import { createHmac } from 'node:crypto'
import type { Env } from '../env.ts'

/** The secrets for signatures: the first signs, and all of them verify. */
export type SigningSecrets = Pick<Env, 'APP_SECRET'> & Partial<Pick<Env, 'APP_SECRET_PREVIOUS'>>
/** The secrets that also encrypt stored data. */
export type Secrets = SigningSecrets & Partial<Pick<Env, 'ENCRYPTION_KEY' | 'ENCRYPTION_KEY_PREVIOUS'>>

/** Eight digits that identify a secret without revealing it. */
export const keyId = (secret: string): string =>
  createHmac('sha256', secret).update('tandem key id').digest('hex').slice(0, 8)

/** Every secret whose signatures are accepted; the current one is first. */
export const signingSecrets = ({ APP_SECRET, APP_SECRET_PREVIOUS = [] }: SigningSecrets): string[] => [
  APP_SECRET,
  ...APP_SECRET_PREVIOUS,
]

/** Every secret that may have encrypted stored data; the current one is first. Without an ENCRYPTION_KEY, that is the signing secret. */
export const sealingSecrets = (secrets: Secrets): string[] => {
  const { APP_SECRET, ENCRYPTION_KEY = APP_SECRET, ENCRYPTION_KEY_PREVIOUS = [] } = secrets
  return [...new Set([ENCRYPTION_KEY, ...ENCRYPTION_KEY_PREVIOUS, ...signingSecrets(secrets)])]
}
