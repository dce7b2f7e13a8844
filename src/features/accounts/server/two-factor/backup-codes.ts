import { randomInt } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { backupCodes } from '#db/schema/accounts.ts'
import type { Db } from '#server/context.ts'
import type { Env } from '#server/env.ts'
import { signatureOf } from '#server/signature.ts'

type Settings = Pick<Env, 'APP_SECRET'>

const COUNT = 10
// no letter that is taken for another or for a digit: 50 bits a code
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ0123456789'

const hash = ({ APP_SECRET }: Settings, userId: string, code: string) =>
  signatureOf(APP_SECRET, `backup-code:${userId}:${code}`)

const tenLetters = () => Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** Ten new codes in place of all earlier ones; they are shown once, and stored as hashes. */
export async function replaceBackupCodes(db: Db, env: Settings, userId: string): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, tenLetters)
  await db.delete(backupCodes).where(eq(backupCodes.userId, userId))
  await db.insert(backupCodes).values(codes.map((code) => ({ userId, codeHash: hash(env, userId, code) })))
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`)
}

/** Uses a code up; of many uses at once exactly one goes through. */
export async function spendBackupCode(db: Db, env: Settings, userId: string, code: string): Promise<boolean> {
  const spent = await db
    .update(backupCodes)
    .set({ usedAt: new Date() })
    .where(
      and(
        eq(backupCodes.userId, userId),
        eq(backupCodes.codeHash, hash(env, userId, code)),
        isNull(backupCodes.usedAt),
      ),
    )
    .returning({ id: backupCodes.id })
  return spent.length > 0
}
