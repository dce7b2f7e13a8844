import { createHash } from 'node:crypto'
import type { Auth } from '#server/auth.ts'

const hashed = (password: string) => createHash('sha256').update(password).digest('base64url')

/** A password's hash costs 130 ms of a core, on purpose: where passwords are not the question one is made that costs nothing. */
export async function hashQuickly(auth: Auth): Promise<void> {
  const { password } = await auth.$context
  password.hash = async (one) => hashed(one)
  password.verify = async ({ hash, password: one }) => hash === hashed(one)
}
