import { sql } from 'drizzle-orm'
import { encryptionKeys } from '#db/schema/operations.ts'
import type { Db, Services } from '../context.ts'
import { DEMO_SECRET } from '../env.ts'
import { open, SecretMissing, seal, sealedBy } from './seal.ts'
import { readSealed, sealedColumns } from './sealed-columns.ts'
import { keyId, type Secrets, sealingSecrets } from './secrets.ts'

/** The number of texts of each column that are tried, if a version without secret ids wrote them. */
const SAMPLE = 20
const PROOF = 'tandem'

const ADVICE =
  'Put the secret of before into APP_SECRET_PREVIOUS (or ENCRYPTION_KEY_PREVIOUS, where it was an ENCRYPTION_KEY). Where it is lost: npm run rotate-secret -- --lost (docs/secrets.md).'

/**
 * Checks that this process has every secret that encrypts stored texts, and records the current one. Throws SecretMissing otherwise: users
 * with two-factor authentication could not sign in, and webhooks would stop.
 */
export async function checkSecrets({ db, env }: Pick<Services, 'db' | 'env'>): Promise<void> {
  // a trial run has a public secret, and its data may be lost
  if (env.mode !== 'serve') return
  await db.transaction(async (tx) => {
    // if two processes start for the first time with different secrets, the second is refused
    await tx.execute(sql`lock table ${encryptionKeys} in share row exclusive mode`)
    const noted = await tx.select().from(encryptionKeys)
    const missing = await findMissing(env, noted)
    if (missing.length > 0) {
      throw new SecretMissing(
        `APP_SECRET or ENCRYPTION_KEY is not the one that this database was used with (missing: ${missing.join(', ')}). ${ADVICE}`,
      )
    }
    const found = noted.length === 0 ? await secretsInUse(tx, env) : []
    const [now = ''] = sealingSecrets(env)
    for (const key of new Set([now, ...found])) await recordSecret(tx, key)
  })
}

/** Records that stored texts may be encrypted with this secret. */
export async function recordSecret(db: Db, key: string): Promise<void> {
  const sealed = await seal({ APP_SECRET: key }, PROOF)
  await db
    .insert(encryptionKeys)
    .values({ id: keyId(key), sealed })
    .onConflictDoNothing()
}

type RecordedSecret = { id: string; sealed: string }

/** The ids of recorded secrets that are not configured here. */
export async function findMissing(secrets: Secrets, noted: readonly RecordedSecret[]): Promise<string[]> {
  const missing: string[] = []
  for (const { id, sealed } of noted) {
    const opened = await open(secrets, sealed).catch(() => null)
    if (opened?.text !== PROOF) missing.push(id)
  }
  return missing
}

/**
 * The secrets that decrypt texts of an earlier version. Throws SecretMissing if there are such texts and no secret decrypts any of them.
 */
async function secretsInUse(db: Db, secrets: Secrets): Promise<Set<string>> {
  const keys = new Set<string>()
  const closed = new Set<string>()
  for (const column of sealedColumns) {
    for (const { sealed } of await readSealed(db, column, SAMPLE)) {
      const opened = await open(secrets, sealed).catch(() => null)
      if (opened) keys.add(opened.key)
      // ignore texts of a trial run: its data is refused elsewhere, or was never real
      else if (!(await isOfTrial(sealed))) closed.add(sealedBy(sealed) ?? 'without an id')
    }
  }
  if (closed.size > 0 && keys.size === 0) {
    throw new SecretMissing(
      `APP_SECRET cannot decrypt the data of this database (missing: ${[...closed].join(', ')}). ${ADVICE}`,
    )
  }
  return keys
}

const isOfTrial = (sealed: string): Promise<boolean> =>
  open({ APP_SECRET: DEMO_SECRET }, sealed).then(
    () => true,
    () => false,
  )
