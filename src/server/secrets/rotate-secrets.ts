import { ne } from 'drizzle-orm'
import { encryptionKeys } from '#db/schema/operations.ts'
import type { Services } from '../context.ts'
import { findMissing, recordSecret } from './check-secrets.ts'
import { open, SecretMissing, seal, sealedBy } from './seal.ts'
import { readSealed, replaceSealed, type SealedColumn, sealedColumns } from './sealed-columns.ts'
import { keyId, sealingSecrets } from './secrets.ts'

const ROUND = 500

type Counts = { rotated: number; newest: number; unreadable: number }
export type Rotation = (Counts & { called: string })[]

type Ctx = Pick<Services, 'db' | 'env'>

/**
 * Encrypts with the newest secret everything that an older secret, or a version without secret ids, had encrypted. Running it again changes
 * nothing. Afterwards no stored text needs another secret. Texts that no secret decrypts stay as they are; SecretMissing is thrown for them
 * unless `lost` says that their secret is lost.
 */
export async function rotateSecrets({ db, env }: Ctx, { lost = false } = {}): Promise<Rotation> {
  const rotation: Rotation = []
  const ids = new Set<string | null>()
  for (const column of sealedColumns) {
    rotation.push({ called: column.called, ...(await rotate({ db, env }, column, ids)) })
  }
  const missing = await findMissing(env, await db.select().from(encryptionKeys))
  // a text from a version without ids may be encrypted with any missing secret
  const chosen = missing.filter((id) => ids.has(id) || ids.has(null))
  if (chosen.length > 0 && !lost) {
    throw new SecretMissing(
      `Stored texts are encrypted with secrets that are not set here (${chosen.join(', ')}). Set them as APP_SECRET_PREVIOUS or ENCRYPTION_KEY_PREVIOUS. Where they are lost, add --lost: docs/secrets.md says what that means.`,
    )
  }
  const [now = ''] = sealingSecrets(env)
  await recordSecret(db, now)
  await db.delete(encryptionKeys).where(ne(encryptionKeys.id, keyId(now)))
  return rotation
}

/** Rotates one column, batch by batch, and collects in `ids` the secrets of texts that cannot be decrypted. */
async function rotate({ db, env }: Ctx, column: SealedColumn, ids: Set<string | null>): Promise<Counts> {
  const counts: Counts = { rotated: 0, newest: 0, unreadable: 0 }
  const [now = ''] = sealingSecrets(env)
  let after: string | undefined
  for (;;) {
    const round = await readSealed(db, column, ROUND, after)
    for (const one of round) {
      const opened = await open(env, one.sealed).catch(() => null)
      if (!opened) {
        counts.unreadable++
        ids.add(sealedBy(one.sealed))
      } else if (sealedBy(one.sealed) === keyId(now)) counts.newest++
      else if (await replaceSealed(db, column, one, await seal(env, opened.text))) counts.rotated++
      // another process wrote it meanwhile, with the newest secret
      else counts.newest++
    }
    after = round.at(-1)?.key
    if (round.length < ROUND) return counts
  }
}
