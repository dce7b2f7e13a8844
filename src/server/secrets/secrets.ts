import { createHmac } from 'node:crypto'
import type { Env } from '../env.ts'

/** The secrets that sign: with the first it is done, with all of them it is checked. */
export type SigningSecrets = Pick<Env, 'APP_SECRET'> & Partial<Pick<Env, 'APP_SECRET_PREVIOUS'>>
/** The secrets that also encrypt stored data. */
export type Secrets = SigningSecrets & Partial<Pick<Env, 'ENCRYPTION_KEY' | 'ENCRYPTION_KEY_PREVIOUS'>>

/** Eight digits by which the same secret is known again; nothing of it can be found out from them. */
export const keyId = (secret: string): string =>
  createHmac('sha256', secret).update('tandem key id').digest('hex').slice(0, 8)

/** Every secret whose signatures are accepted, the one that signs now first. */
export const signingSecrets = ({ APP_SECRET, APP_SECRET_PREVIOUS = [] }: SigningSecrets): string[] => [
  APP_SECRET,
  ...APP_SECRET_PREVIOUS,
]

/** Every secret that may have encrypted stored data, the one that encrypts now first; the signing secret without an ENCRYPTION_KEY. */
export const sealingSecrets = (secrets: Secrets): string[] => {
  const { APP_SECRET, ENCRYPTION_KEY = APP_SECRET, ENCRYPTION_KEY_PREVIOUS = [] } = secrets
  return [...new Set([ENCRYPTION_KEY, ...ENCRYPTION_KEY_PREVIOUS, ...signingSecrets(secrets)])]
}
