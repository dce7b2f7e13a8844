import type { Services } from '../context.ts'
import { TRASH } from './areas.ts'
import { claimCleaning, claimStore } from './installation.ts'
import { type Storage, StorageConflict } from './storage.ts'

/** If more than this share of an area is orphaned, the database or the store is probably the wrong one, so nothing is removed. */
const MAX_PART = 0.05
/** Up to this number, any share may be removed: a small installation has few files. */
const ALWAYS = 20
const BATCH = 500
const WEEK_MS = 7 * 24 * 60 * 60 * 1000

type Ctx = Pick<Services, 'db' | 'storage' | 'log'>
type Sweep = {
  area: string
  /** Newer objects are kept, because their rows may not be written yet. */
  before: Date
  /** Returns those of the keys to which a row refers. */
  knownOf(keys: string[]): Promise<{ key: string }[]>
}

/** Whether housekeeping may remove files from the store; if not, the reason is logged. */
export async function mayClean(ctx: Ctx): Promise<boolean> {
  try {
    await claimStore(ctx)
    await claimCleaning(ctx)
    return true
  } catch (err) {
    ctx.log.error({ err }, 'housekeeping skipped the file store')
    return false
  }
}

/**
 * Moves files without a row from an area to the trash, where they are deleted after a week. Moves nothing if the store belongs to another
 * installation, or if more than a twentieth of the area would be removed. Logs the number of files.
 */
export async function cleanUpStore(ctx: Ctx, { area, before, knownOf }: Sweep): Promise<void> {
  if (!(await mayClean(ctx))) return
  const left: string[] = []
  let total = 0
  let batch: string[] = []
  const look = async () => {
    const known = new Set(batch.length > 0 ? (await knownOf(batch)).map(({ key }) => key) : [])
    left.push(...batch.filter((key) => !known.has(key)))
    batch = []
  }
  for await (const { key, modifiedAt } of ctx.storage.list(`${area}/`)) {
    total += 1
    if (modifiedAt < before) batch.push(key)
    if (batch.length === BATCH) await look()
  }
  await look()
  if (left.length === 0) return
  const counts = { area, total, left: left.length }
  if (left.length > Math.max(ALWAYS, total * MAX_PART)) {
    return ctx.log.error(counts, 'housekeeping stopped: too many files that no row refers to')
  }
  for (const key of left) {
    // a file that cannot be moved stays, and the next run finds it again
    await moveToTrash(ctx.storage, key).catch((err) => ctx.log.warn({ err, key }, 'stored file not moved to the trash'))
  }
  ctx.log.info(counts, 'housekeeping moved files to the trash')
}

/** Moves a stored file to the trash, where housekeeping deletes it after a week. */
export async function moveToTrash(storage: Storage, key: string): Promise<void> {
  await storage.copy(key, `${TRASH}/${key}`).catch((error) => {
    if (!(error instanceof StorageConflict)) throw error
  })
  await storage.remove(key)
}

/** Permanently deletes files that have been in the trash for a week. */
export async function emptyTrash(ctx: Ctx, now = new Date()): Promise<void> {
  if (!(await mayClean(ctx))) return
  const before = now.getTime() - WEEK_MS
  let removed = 0
  for await (const { key, modifiedAt } of ctx.storage.list(`${TRASH}/`)) {
    if (modifiedAt.getTime() >= before) continue
    await ctx.storage.remove(key)
    removed += 1
  }
  if (removed > 0) ctx.log.info({ removed }, 'housekeeping emptied the trash')
}
