import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { keyId, type Secrets, sealingSecrets } from './secrets.ts'

/** What was stored is encrypted with a secret that this process does not have. */
export class SecretMissing extends Error {
  readonly code = 'SECRET_MISSING'
}

/** Encrypts a text with the newest secret, behind the id of that secret. */
export async function seal(secrets: Secrets, text: string): Promise<string> {
  const [key = ''] = sealingSecrets(secrets)
  return `${keyId(key)}:${await symmetricEncrypt({ key, data: text })}`
}

/** The id of the secret that something was encrypted with; null for what a version without ids stored. */
export const sealedBy = (sealed: string): string | null => sealed.match(/^([\da-f]{8}):/)?.[1] ?? null

/** The secret that opens this, and the text in it; SecretMissing where none of ours does. */
export async function open(secrets: Secrets, sealed: string): Promise<{ key: string; text: string }> {
  const id = sealedBy(sealed)
  const data = id ? sealed.slice(id.length + 1) : sealed
  for (const key of sealingSecrets(secrets)) {
    if (id && keyId(key) !== id) continue
    const text = await symmetricDecrypt({ key, data }).catch(() => null)
    if (text !== null) return { key, text }
  }
  throw new SecretMissing(
    id ? `Encrypted with another secret: its id is ${id}` : 'Encrypted with a secret that is not known here',
  )
}

/** The text that was encrypted; SecretMissing where none of our secrets opens it. */
export const unseal = async (secrets: Secrets, sealed: string): Promise<string> => (await open(secrets, sealed)).text
