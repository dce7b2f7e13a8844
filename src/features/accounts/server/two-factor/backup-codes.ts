import { randomInt } from 'node:crypto'
import { and, eq, inArray, isNull, like, or } from 'drizzle-orm'
import { backupCodes } from '#db/schema/accounts.ts'
import type { Db, Services } from '#server/context.ts'
import { type SigningSecrets, signingSecrets } from '#server/secrets/secrets.ts'
import { signatureOf } from '#server/signature.ts'

// no characters that look alike: 50 bits per code
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ0123456789'
const COUNT = 10

/** The hash that earlier versions stored, with the application secret of that time. */
const signed = (secrets: SigningSecrets, userId: string, code: string) =>
  signingSecrets(secrets).map((secret) => signatureOf(secret, `backup-code:${userId}:${code}`))

/** Ten codes of ten letters. Their first letters differ, so that a typed code is compared with only one hash. */
function newCodes(): string[] {
  const first = new Set<string>()
  while (first.size < COUNT) first.add(LETTERS[randomInt(LETTERS.length)] ?? '')
  return [...first].map(
    (letter) => letter + Array.from({ length: 9 }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  )
}

/**
 * Ten new codes, which are shown once, and the values to store: slow hashes, each after its code's first letter. Hashing takes a second, so
 * call this before the transaction that stores them.
 */
export async function makeBackupCodes({
  auth,
}: Pick<Services, 'auth'>): Promise<{ codes: string[]; hashes: string[] }> {
  const { hash } = (await auth.$context).password
  const made = newCodes()
  return {
    codes: made.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`),
    hashes: await Promise.all(made.map(async (code) => `${code[0]}:${await hash(code)}`)),
  }
}

/** Replaces all earlier codes with new ones. */
export async function storeBackupCodes(db: Db, userId: string, hashes: string[]): Promise<void> {
  await db.delete(backupCodes).where(eq(backupCodes.userId, userId))
  await db.insert(backupCodes).values(hashes.map((codeHash) => ({ userId, codeHash })))
}

type Checked = Pick<Services, 'auth' | 'env'> & { db: Db }

/** Uses a code. Exactly one of several parallel uses succeeds. */
export async function consumeBackupCode({ db, auth, env }: Checked, userId: string, code: string): Promise<boolean> {
  if (!/^[A-Z\d]{10}$/.test(code)) return false
  const isEarlier = inArray(backupCodes.codeHash, signed(env, userId, code))
  const ofPerson = and(eq(backupCodes.userId, userId), isNull(backupCodes.usedAt))
  const [found] = await db
    .select()
    .from(backupCodes)
    .where(and(ofPerson, or(like(backupCodes.codeHash, `${code[0]}:%`), isEarlier)))
  if (!found) return false
  const [, hash] = found.codeHash.match(/^[A-Z\d]:(.*)$/) ?? []
  if (hash && !(await (await auth.$context).password.verify({ hash, password: code }))) return false
  const consumed = await db
    .update(backupCodes)
    .set({ usedAt: new Date() })
    .where(and(ofPerson, eq(backupCodes.id, found.id)))
    .returning({ id: backupCodes.id })
  return consumed.length > 0
}
