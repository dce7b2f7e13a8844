import { randomBytes } from 'node:crypto'
import { seal, unseal } from '#server/secrets/seal.ts'
import type { Secrets } from '#server/secrets/secrets.ts'

/** A new signing secret (`whsec_` and 32 random bytes): the text that is shown once, and the encrypted text that is stored. */
export async function newWebhookSecret(secrets: Secrets): Promise<{ secret: string; sealed: string }> {
  const secret = `whsec_${randomBytes(32).toString('base64')}`
  return { secret, sealed: await seal(secrets, secret) }
}

export const openSecret = (secrets: Secrets, sealed: string): Promise<string> => unseal(secrets, sealed)
