import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { verifyPassword } from 'better-auth/crypto'

const derive = promisify<string, string, number, ScryptOptions, Buffer>(scrypt)

/** The lowest scrypt settings that OWASP's Password Storage Cheat Sheet recommends: 16 MB of memory a hash. */
const COST = { N: 2 ** 14, r: 8, p: 5 }
const PREFIX = `scrypt$${COST.N}$${COST.r}$${COST.p}$`
const LENGTH = 64

/** The hash of a password with its salt and cost, as text. Takes about 200 ms of a core, in another thread. */
export async function hashSlowly(password: string): Promise<string> {
  const salt = randomBytes(16).toString('base64url')
  const key = await derive(password.normalize('NFKC'), salt, LENGTH, COST)
  return `${PREFIX}${salt}$${key.toString('base64url')}`
}

/** Whether the hash is of this password. Also reads hashes from earlier versions of Tandem (Better Auth's format). */
export async function verifySlowly({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  if (!hash.startsWith(PREFIX)) return verifyPassword({ hash, password })
  const [salt = '', stored = ''] = hash.slice(PREFIX.length).split('$')
  const key = await derive(password.normalize('NFKC'), salt, LENGTH, COST)
  const expected = Buffer.from(stored, 'base64url')
  return expected.length === key.length && timingSafeEqual(expected, key)
}

/** Whether the hash has a lower cost than today's. It is then replaced at the next sign-in. */
export const isOutdated = (hash: string): boolean => /^[\da-f]{32}:[\da-f]{128}$/.test(hash)
