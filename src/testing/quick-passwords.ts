import { createHash } from 'node:crypto'
import type { Passwords } from '#server/auth.ts'

const hashed = (password: string) => createHash('sha256').update(password).digest('base64url')

/** Password hashes without cost, for tests that are not about hashing. A real hash takes 130 ms of a core by design. */
export const quickPasswords: Passwords = {
  hash: async (password) => hashed(password),
  verify: async ({ hash, password }) => hash === hashed(password),
}
