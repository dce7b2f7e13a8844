import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { files } from '#db/schema/documents.ts'
import { installation } from '#db/schema/operations.ts'
import { cleanUpFiles } from '#features/documents/server/clean-up-files.ts'
import { cleanUpAvatars } from '#features/profiles/server/clean-up-avatars.ts'
import { newId } from '#lib/ids.ts'
import type { Services } from '#server/context.ts'
import { type TestProduct, testProduct } from '#testing/product.ts'
import { emptyTrash } from './clean-up-store.ts'
import { createDiskStorage } from './disk-storage.ts'
import {
  claimCleaning,
  claimStore,
  claimStoreAtStart,
  readStoreMark,
  releaseCleaners,
  STORE_MARK,
} from './installation.ts'
import { startS3Server } from './s3-server.testing.ts'
import { createS3Storage } from './s3-storage.ts'
import { type Storage, StorageUnavailable } from './storage.ts'

let product: TestProduct
let folder: string
let storage: Storage
beforeAll(async () => {
  product = await testProduct()
})
afterAll(() => product.close())
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tandem-store-'))
  storage = createDiskStorage({ folder })
  await product.db.delete(files)
  return () => rmSync(folder, { recursive: true, force: true })
})

const TEXT = { contentType: 'text/plain' }
const DAY_MS = 24 * 60 * 60 * 1000
const tomorrow = () => new Date(Date.now() + 2 * DAY_MS)
const ctx = () => ({ ...product.services, storage })
const put = (key: string) => storage.put(key, Buffer.from(key), TEXT)
const known = (key: string) =>
  product.db.insert(files).values({ area: 'company-logos', key, fileName: 'a', contentType: 'text/plain', size: 1 })
async function keys(): Promise<string[]> {
  const all: string[] = []
  for await (const { key } of storage.list('')) if (!key.startsWith('installation/')) all.push(key)
  return all
}
/** As if another installation had claimed the store first. */
const markForeign = () => storage.put(STORE_MARK, Buffer.from(newId()), TEXT)

describe('two installations in one bucket', () => {
  it('have their own marks, and clean up only below their own prefix', async () => {
    const server = await startS3Server()
    const at = (prefix: string) =>
      createS3Storage({
        bucket: 'shared',
        prefix,
        region: 'us-east-1',
        endpoint: server.endpoint,
        accessKeyId: 'key',
        secretAccessKey: 'secret',
      })
    const other = await testProduct()
    // databases of the tests are copies of one, with the same installation id
    await other.db.update(installation).set({ id: newId() })
    const [ours, theirs, before] = [at('ours'), at('ours2'), at('')]
    for (const store of [ours, theirs, before]) await store.put('resumes/a.pdf', Buffer.from('a'), TEXT)
    await known('resumes/a.pdf')
    await claimStore({ ...ctx(), storage: ours })
    await other.db
      .insert(files)
      .values({ area: 'resumes', key: 'resumes/b.pdf', fileName: 'b', contentType: 'text/plain', size: 1 })
    await theirs.put('resumes/b.pdf', Buffer.from('b'), TEXT)
    await claimStore({ ...other.services, storage: theirs })
    expect(await readStoreMark(ours)).not.toBe(await readStoreMark(theirs))
    await cleanUpFiles({ ...other.services, storage: theirs }, tomorrow())
    // objects of this store are a year old, so the trash below the prefix was emptied too
    const held = [...server.objects.keys()].filter((key) => !key.includes('/installation/databases/'))
    expect(held.toSorted()).toEqual([
      'ours/installation/id.txt',
      'ours/resumes/a.pdf',
      'ours2/installation/id.txt',
      'resumes/a.pdf',
    ])
    await other.close()
    await server.close()
  })
})

describe('the file store of an installation', () => {
  it('is claimed if it is empty, and stays claimed', async () => {
    await claimStore(ctx())
    await claimStore(ctx())
    const [own] = await product.db.select().from(installation)
    expect(await readStoreMark(storage)).toBe(own?.id)
  })

  it('is refused if another installation has claimed it', async () => {
    await markForeign()
    await expect(claimStore(ctx())).rejects.toThrow(/belongs to another installation .*Check DATABASE_URL/)
    await expect(claimStoreAtStart(ctx())).rejects.toMatchObject({ code: 'STORE_NOT_OURS' })
  })

  it('without a mark is claimed if the database has a file in it, and rejected otherwise', async () => {
    await put('resumes/a.pdf')
    await expect(claimStore(ctx())).rejects.toThrow('contains files that this database does not know')
    expect(await readStoreMark(storage)).toBeNull()
    await known('resumes/a.pdf')
    await claimStore(ctx())
    expect(await readStoreMark(storage)).not.toBeNull()
  })

  it('is reported at start if it is empty and the database has files, as after a changed setting', async () => {
    const warned: unknown[] = []
    const log = { ...ctx().log, warn: (what: unknown) => warned.push(what) } as unknown as Services['log']
    await claimStoreAtStart({ ...ctx(), log })
    await storage.remove(STORE_MARK)
    await known('resumes/a.pdf')
    expect(warned).toEqual([])
    await claimStoreAtStart({ ...ctx(), log })
    expect(warned).toEqual([expect.stringContaining('were S3_BUCKET, S3_PREFIX or DATA_DIR changed')])
    await claimStoreAtStart({ ...ctx(), log })
    expect(warned).toHaveLength(1)
  })

  it('ignores files of other programs', async () => {
    await put('other-app/payroll.csv')
    await claimStore(ctx())
    await cleanUpFiles(ctx(), tomorrow())
    expect(await keys()).toEqual(['other-app/payroll.csv'])
  })

  it('does not stop a process from starting if it is unavailable', async () => {
    const away = { ...storage, get: () => Promise.reject(new StorageUnavailable('answer', null)) }
    await claimStoreAtStart({ ...ctx(), storage: away })
  })
})

describe("a copy of the database, made with PostgreSQL's own tools", () => {
  const WEEK_MS = 7 * DAY_MS
  let copy: TestProduct
  const ofCopy = () => ({ ...copy.services, storage })
  beforeAll(async () => {
    copy = await testProduct()
    const [own] = await product.db.select().from(installation)
    await copy.db.update(installation).set({ id: own?.id })
  })
  afterAll(() => copy.close())

  it('removes nothing that the first one has stored since, neither rows nor files', async () => {
    await claimStoreAtStart(ctx())
    await put('resumes/since.pdf')
    await put('profile-avatars/since.webp')
    await put('resumes/staged.pdf')
    const staged = {
      area: 'resumes',
      key: 'resumes/staged.pdf',
      fileName: 'a',
      contentType: 'text/plain',
      size: 1,
    } as const
    await copy.db.insert(files).values(staged)
    await cleanUpFiles(ofCopy(), tomorrow())
    await cleanUpAvatars(ofCopy(), tomorrow())
    expect(await keys()).toEqual(['profile-avatars/since.webp', 'resumes/since.pdf', 'resumes/staged.pdf'])
    await cleanUpAvatars(ctx(), tomorrow())
    expect(await keys()).toContain('trash/profile-avatars/since.webp')
  })

  it('is reported at start, and does not stop the product from starting', async () => {
    await claimStoreAtStart(ctx())
    const warned: unknown[] = []
    const log = { ...ctx().log, warn: (what: unknown) => warned.push(what) } as unknown as Services['log']
    await claimStoreAtStart({ ...ofCopy(), log })
    expect(warned).toEqual([expect.stringContaining('If this is a copy of it, give it a file store of its own')])
  })

  it('takes over if the first one has not cleaned for a week, as after a move', async () => {
    await claimCleaning(ctx())
    const later = (ms: number) => new Date(Date.now() + ms)
    await expect(claimCleaning(ofCopy(), later(WEEK_MS - DAY_MS))).rejects.toThrow('within the last week')
    await expect(claimCleaning(ofCopy(), later(WEEK_MS + DAY_MS))).resolves.toBeUndefined()
    // from now on the first one has to wait
    await expect(claimCleaning(ctx())).rejects.toMatchObject({ code: 'STORE_NOT_OURS' })
    await releaseCleaners(storage)
    await expect(claimCleaning(ctx())).resolves.toBeUndefined()
  })
})

describe('housekeeping', () => {
  it('never cleans up the store of another installation', async () => {
    await markForeign()
    for (let n = 0; n < 12; n++) await put(`resumes/${n}.pdf`)
    await put('profile-avatars/a.webp')
    await cleanUpFiles(ctx(), tomorrow())
    await cleanUpAvatars(ctx(), tomorrow())
    expect(await keys()).toHaveLength(13)
  })

  it('moves orphaned files to the trash, and removes them after a week', async () => {
    await known('resumes/used.pdf')
    for (const name of ['used', 'left']) await put(`resumes/${name}.pdf`)
    await cleanUpFiles(ctx(), tomorrow())
    expect(await keys()).toEqual(['resumes/used.pdf', 'trash/resumes/left.pdf'])
    await emptyTrash(ctx(), new Date(Date.now() + 8 * DAY_MS))
    expect(await keys()).toEqual(['resumes/used.pdf'])
  })

  it('stops if more than a twentieth would be removed', async () => {
    await known('resumes/used.pdf')
    await put('resumes/used.pdf')
    for (let n = 0; n < 21; n++) await put(`resumes/${n}.pdf`)
    const said: unknown[] = []
    const log = { ...product.services.log, error: (counts: unknown) => said.push(counts) } as never
    await cleanUpFiles({ ...ctx(), log }, tomorrow())
    expect(await keys()).toHaveLength(22)
    expect(said).toEqual([{ area: 'resumes', total: 22, left: 21 }])
    await product.db.delete(files).where(eq(files.key, 'resumes/used.pdf'))
  })
})
