import { text as readText } from 'node:stream/consumers'
import { inArray, sql } from 'drizzle-orm'
import { blogPictures } from '#db/schema/blog.ts'
import { campaignPictures } from '#db/schema/campaigns.ts'
import { companyLogos } from '#db/schema/companies.ts'
import { files } from '#db/schema/documents.ts'
import { installation } from '#db/schema/operations.ts'
import { avatars } from '#db/schema/profiles.ts'
import type { Services } from '../context.ts'
import { MARK_FOLDER, STORE_AREAS } from './areas.ts'
import { type Storage, StorageConflict, StorageUnavailable } from './storage.ts'

/** The object that names the installation of a file store. */
export const STORE_MARK = `${MARK_FOLDER}/id.txt`
/** One object for each database that cleans the store; its date is the last cleaning. */
const CLEANERS = `${MARK_FOLDER}/databases/`
const DAY_MS = 24 * 60 * 60 * 1000
/** How many files of an area are checked to find the owner of a store without a mark. */
const SAMPLE = 50

/** The store belongs to another installation, or contains files that the database does not know. */
export class WrongFileStore extends Error {
  readonly code = 'STORE_NOT_OURS'
}

type Ctx = Pick<Services, 'db' | 'storage'>

/** The id of the installation that owns the store; null if none has claimed it. */
export async function readStoreMark(storage: Storage): Promise<string | null> {
  const mark = await storage.get(STORE_MARK)
  return mark && (await readText(mark.body)).trim()
}

export const writeStoreMark = (storage: Storage, id: string): Promise<void> =>
  storage.put(STORE_MARK, Buffer.from(`${id}\n`), { contentType: 'text/plain' })

/**
 * Checks that the file store belongs to this database's installation, and claims a store without an owner. Throws WrongFileStore for the
 * store of another installation, or if it has no owner and the database knows none of its files: then the database or the store is the
 * wrong one, and housekeeping would delete files that others need. Returns whether the store was claimed just now.
 */
export async function claimStore({ db, storage }: Ctx): Promise<'claimed' | 'ours'> {
  const [own] = await db.select({ id: installation.id }).from(installation)
  if (!own) throw new Error('the table installation has one row')
  const mark = await readStoreMark(storage)
  if (mark === own.id) return 'ours'
  if (mark !== null) throw new WrongFileStore(`The file store belongs to another installation (${mark}). ${ADVICE}`)
  const found = await sampleOf(storage)
  if (found.length > 0 && !(await knowsAny(db, found))) {
    throw new WrongFileStore(`The file store contains files that this database does not know. ${ADVICE}`)
  }
  await writeStoreMark(storage, own.id).catch(async (error) => {
    // another process claimed the store first, of this installation or of another one
    if (!(error instanceof StorageConflict)) throw error
    if ((await readStoreMark(storage)) !== own.id)
      throw new WrongFileStore(`The file store was just claimed. ${ADVICE}`)
  })
  return 'claimed'
}

const ADVICE =
  'Check DATABASE_URL, S3_BUCKET, S3_PREFIX and DATA_DIR: each installation needs a database and a file store of its own. No file was changed.'

/**
 * Checks that no copy of the database cleans the store: a copy made with PostgreSQL's own tools has the same installation id, but does not
 * know files that were stored later. Throws WrongFileStore if another database cleaned the store within a week. A database that was moved
 * can clean it after that time.
 */
export async function claimCleaning({ db, storage }: Ctx, now = new Date()): Promise<void> {
  const own = CLEANERS + (await databaseIdentity(db))
  let cleanedAt: Date | undefined
  for await (const { key, modifiedAt } of storage.list(CLEANERS)) {
    if (key === own) cleanedAt = modifiedAt
    else if (now.getTime() - modifiedAt.getTime() < 7 * DAY_MS) throw new WrongFileStore(COPY)
  }
  if (cleanedAt && now.getTime() - cleanedAt.getTime() < DAY_MS) return
  if (cleanedAt) await storage.remove(own)
  await storage.put(own, Buffer.from('cleans this store\n'), { contentType: 'text/plain' }).catch((error) => {
    if (!(error instanceof StorageConflict)) throw error
  })
}

const COPY =
  'Another database than this one cleaned the file store within the last week. If this is a copy of it, give it a file store of its own; if it was moved here, housekeeping goes on after a week.'

/** Identifies the physical database, which a copy from a dump is not. 'unknown' if PostgreSQL does not reveal it. */
async function databaseIdentity(db: Services['db']): Promise<string> {
  const { rows } = await db
    .execute<{ id: string }>(
      sql`select system_identifier || '-' || (select oid from pg_database where datname = current_database()) as id from pg_control_system()`,
    )
    .catch(() => ({ rows: [] }))
  return rows[0]?.id ?? 'unknown'
}

/** Lets any database clean the store from now on. Called after a restore, when there is only one. */
export async function releaseCleaners(storage: Storage): Promise<void> {
  for await (const { key } of storage.list(CLEANERS)) await storage.remove(key)
}

/**
 * Runs both checks at start. If the store is unavailable the product starts anyway, because housekeeping checks again. Warns if the store
 * is new and empty but the database has files: a setting may have been changed without moving them.
 */
export async function claimStoreAtStart(ctx: Ctx & Pick<Services, 'log'>): Promise<void> {
  try {
    const claimed = await claimStore(ctx)
    await claimCleaning(ctx).catch((error) => {
      if (!(error instanceof WrongFileStore)) throw error
      ctx.log.warn(error.message)
    })
    if (claimed === 'ours') return
    const [known] = await ctx.db.select({ id: files.id }).from(files).limit(1)
    if (known && (await sampleOf(ctx.storage)).length === 0) ctx.log.warn(EMPTY)
  } catch (err) {
    if (!(err instanceof StorageUnavailable)) throw err
    ctx.log.warn({ err }, 'file store unavailable: its installation is checked later')
  }
}

const EMPTY =
  'the file store is empty, and the database knows files: were S3_BUCKET, S3_PREFIX or DATA_DIR changed without moving them?'

async function sampleOf(storage: Storage): Promise<string[]> {
  const keys: string[] = []
  for (const area of STORE_AREAS) {
    let count = 0
    for await (const { key } of storage.list(`${area}/`)) {
      keys.push(key)
      if (++count === SAMPLE) break
    }
  }
  return keys
}

async function knowsAny(db: Services['db'], keys: string[]): Promise<boolean> {
  for (const { key } of [files, avatars, companyLogos, blogPictures, campaignPictures]) {
    const rows = await db.select({ key }).from(key.table).where(inArray(key, keys)).limit(1)
    if (rows.length > 0) return true
  }
  return false
}
