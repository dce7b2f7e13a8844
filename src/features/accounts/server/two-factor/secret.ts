import { randomBytes } from 'node:crypto'
import { DomainError } from '#server/errors.ts'
import { SecretMissing, seal, unseal } from '#server/secrets/seal.ts'
import type { Secrets } from '#server/secrets/secrets.ts'

/** A new secret for an authenticator app: the text that is shown once, and the encrypted text that is stored. */
export async function newTwoFactorSecret(secrets: Secrets): Promise<{ secret: Buffer; stored: string }> {
  const secret = randomBytes(20)
  return { secret, stored: await seal(secrets, secret.toString('base64')) }
}

/** The decrypted secret; SECRET_UNREADABLE if the operators lost the encryption secret. */
export async function readSecret(secrets: Secrets, stored: string): Promise<Buffer> {
  const text = await unseal(secrets, stored).catch((error: unknown) => {
    throw error instanceof SecretMissing ? new DomainError('SECRET_UNREADABLE') : error
  })
  return Buffer.from(text, 'base64')
}
