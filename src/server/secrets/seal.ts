import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { keyId, type Secrets, sealingSecrets } from './secrets.ts'

/** The stored data was encrypted with a secret that this process does not have. */
export class SecretMissing extends Error {
  readonly code = 'SECRET_MISSING'
}

/** Encrypts a text with the newest secret. The result starts with that secret's id. */
export async function seal(secrets: Secrets, text: string): Promise<string> {
  const [key = ''] = sealingSecrets(secrets)
  return `${keyId(key)}:${await symmetricEncrypt({ key, data: text })}`
}

/** The id of the secret that encrypted this; null for texts from versions without ids. */
export const sealedBy = (sealed: string): string | null => sealed.match(/^([\da-f]{8}):/)?.[1] ?? null

/** Decrypts the text and returns it with the secret that fits. Throws SecretMissing if none of ours does. */
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

/** The decrypted text. Throws SecretMissing if none of our secrets decrypts it. */
export const unseal = async (secrets: Secrets, sealed: string): Promise<string> => (await open(secrets, sealed)).text
