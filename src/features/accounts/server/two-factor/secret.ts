import { randomBytes } from 'node:crypto'
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import type { Env } from '#server/env.ts'

type Settings = Pick<Env, 'APP_SECRET'>

/** A new secret for an app: as it is shown once, and as it is stored. */
export async function newSecret({ APP_SECRET }: Settings): Promise<{ secret: Buffer; stored: string }> {
  const secret = randomBytes(20)
  return { secret, stored: await symmetricEncrypt({ key: APP_SECRET, data: secret.toString('base64') }) }
}

export async function readSecret({ APP_SECRET }: Settings, stored: string): Promise<Buffer> {
  return Buffer.from(await symmetricDecrypt({ key: APP_SECRET, data: stored }), 'base64')
}
