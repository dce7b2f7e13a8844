import { randomBytes } from 'node:crypto'
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import type { Env } from '#server/env.ts'

type Settings = Pick<Env, 'APP_SECRET'>

/** A new signing secret (`whsec_` and 32 random bytes): as it is shown once, and as it is stored. */
export async function newSecret({ APP_SECRET }: Settings): Promise<{ secret: string; sealed: string }> {
  const secret = `whsec_${randomBytes(32).toString('base64')}`
  return { secret, sealed: await symmetricEncrypt({ key: APP_SECRET, data: secret }) }
}

export const openSecret = ({ APP_SECRET }: Settings, sealed: string): Promise<string> =>
  symmetricDecrypt({ key: APP_SECRET, data: sealed })
