import { text as readText } from 'node:stream/consumers'
import { inArray } from 'drizzle-orm'
import { blogPictures } from '#db/schema/blog.ts'
import { campaignPictures } from '#db/schema/campaigns.ts'
import { companyLogos } from '#db/schema/companies.ts'
import { files } from '#db/schema/documents.ts'
import { installation } from '#db/schema/operations.ts'
import { avatars } from '#db/schema/profiles.ts'
import type { Services } from '../context.ts'
import { MARK_FOLDER, STORE_AREAS } from './areas.ts'
import { type Storage, StorageConflict, StorageUnavailable } from './storage.ts'

/** The object that says which installation a file store belongs to. */
export const STORE_MARK = `${MARK_FOLDER}/id.txt`
/** Files of an area that are looked at to find out whose a store without a mark is. */
const SAMPLE = 50

/** The store belongs to another installation, or holds files that the database knows nothing of. */
export class StoreNotOurs extends Error {
  readonly code = 'STORE_NOT_OURS'
}

type Ctx = Pick<Services, 'db' | 'storage'>

/** The id of the installation that a store belongs to; null where none has claimed it. */
export async function readStoreMark(storage: Storage): Promise<string | null> {
  const mark = await storage.get(STORE_MARK)
  return mark && (await readText(mark.body)).trim()
}

export const writeStoreMark = (storage: Storage, id: string): Promise<void> =>
  storage.put(STORE_MARK, Buffer.from(`${id}\n`), { contentType: 'text/plain' })

/**
 * Makes sure that the file store belongs to this database's installation, and claims one that belongs to nobody. Throws
 * StoreNotOurs for the store of another installation, and for files without a mark of which the database knows none: either the
 * database or the store is the wrong one, and housekeeping would remove what others need. Says whether the store was claimed just now.
 */
export async function claimStore({ db, storage }: Ctx): Promise<'claimed' | 'ours'> {
  const [own] = await db.select({ id: installation.id }).from(installation)
  if (!own) throw new Error('the table installation has one row')
  const mark = await readStoreMark(storage)
  if (mark === own.id) return 'ours'
  if (mark !== null) throw new StoreNotOurs(`The file store belongs to another installation (${mark}). ${ADVICE}`)
  const found = await sampleOf(storage)
  if (found.length > 0 && !(await knowsAny(db, found))) {
    throw new StoreNotOurs(`The file store holds files that this database does not know. ${ADVICE}`)
  }
  await writeStoreMark(storage, own.id).catch(async (error) => {
    // another process of this installation was quicker, or one of another installation
    if (!(error instanceof StorageConflict)) throw error
    if ((await readStoreMark(storage)) !== own.id) throw new StoreNotOurs(`The file store was just claimed. ${ADVICE}`)
  })
  return 'claimed'
}

const ADVICE =
  'Check DATABASE_URL, S3_BUCKET, S3_PREFIX and DATA_DIR: each installation needs a database and a file store of its own. No file was changed.'

/**
 * The same at start. A store that does not answer is no reason not to start: housekeeping checks again. Warns of a store that is
 * new although the database knows files: after a change of a setting they lie where they were.
 */
export async function claimStoreAtStart(ctx: Ctx & Pick<Services, 'log'>): Promise<void> {
  try {
    if ((await claimStore(ctx)) === 'ours') return
    const [known] = await ctx.db.select({ id: files.id }).from(files).limit(1)
    if (known && (await sampleOf(ctx.storage)).length === 0) ctx.log.warn(EMPTY)
  } catch (err) {
    if (!(err instanceof StorageUnavailable)) throw err
    ctx.log.warn({ err }, 'file store is away: whose it is will be checked later')
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
