import { randomBytes } from 'node:crypto'
import { DomainError } from '#server/errors.ts'
import { SecretMissing, seal, unseal } from '#server/secrets/seal.ts'
import type { Secrets } from '#server/secrets/secrets.ts'

/** A new secret for an app: as it is shown once, and as it is stored. */
export async function newSecret(secrets: Secrets): Promise<{ secret: Buffer; stored: string }> {
  const secret = randomBytes(20)
  return { secret, stored: await seal(secrets, secret.toString('base64')) }
}

/** The secret as the app has it; SECRET_UNREADABLE where it was encrypted with a secret that the operators have lost. */
export async function readSecret(secrets: Secrets, stored: string): Promise<Buffer> {
  const text = await unseal(secrets, stored).catch((error: unknown) => {
    throw error instanceof SecretMissing ? new DomainError('SECRET_UNREADABLE') : error
  })
  return Buffer.from(text, 'base64')
}
