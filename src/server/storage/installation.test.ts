import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { files } from '#db/schema/documents.ts'
import { installation } from '#db/schema/operations.ts'
import { sweepFiles } from '#features/documents/server/sweep-files.ts'
import { sweepAvatars } from '#features/profiles/server/sweep-avatars.ts'
import { newId } from '#lib/ids.ts'
import { type TestProduct, testProduct } from '#testing/product.ts'
import { createDiskStorage } from './disk-storage.ts'
import { claimStore, claimStoreAtStart, readStoreMark, STORE_MARK } from './installation.ts'
import { type Storage, StorageUnavailable } from './storage.ts'
import { emptyTrash } from './sweep-store.ts'

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
  for await (const { key } of storage.list('')) if (key !== STORE_MARK) all.push(key)
  return all
}
/** As if another installation had come first. */
const markForeign = () => storage.put(STORE_MARK, Buffer.from(newId()), TEXT)

describe('the file store of an installation', () => {
  it('is claimed where it is empty, and stays claimed', async () => {
    await claimStore(ctx())
    await claimStore(ctx())
    const [own] = await product.db.select().from(installation)
    expect(await readStoreMark(storage)).toBe(own?.id)
  })

  it('is refused where another installation has claimed it', async () => {
    await markForeign()
    await expect(claimStore(ctx())).rejects.toThrow(/belongs to another installation .*Check DATABASE_URL/)
    await expect(claimStoreAtStart(ctx())).rejects.toMatchObject({ code: 'STORE_NOT_OURS' })
  })

  it('without a mark is claimed where the database knows a file of it, and refused where it knows none', async () => {
    await put('resumes/a.pdf')
    await expect(claimStore(ctx())).rejects.toThrow('holds files that this database does not know')
    expect(await readStoreMark(storage)).toBeNull()
    await known('resumes/a.pdf')
    await claimStore(ctx())
    expect(await readStoreMark(storage)).not.toBeNull()
  })

  it('says nothing of files of other programs', async () => {
    await put('other-app/payroll.csv')
    await claimStore(ctx())
    await sweepFiles(ctx(), tomorrow())
    expect(await keys()).toEqual(['other-app/payroll.csv'])
  })

  it('that is away keeps nobody from starting', async () => {
    const away = { ...storage, get: () => Promise.reject(new StorageUnavailable('answer', null)) }
    await claimStoreAtStart({ ...ctx(), storage: away })
  })
})

describe('housekeeping', () => {
  it('leaves the store of another installation alone, whatever its database says', async () => {
    await markForeign()
    for (let n = 0; n < 12; n++) await put(`resumes/${n}.pdf`)
    await put('profile-avatars/a.webp')
    await sweepFiles(ctx(), tomorrow())
    await sweepAvatars(ctx(), tomorrow())
    expect(await keys()).toHaveLength(13)
  })

  it('moves what is left over to the trash, and removes it after a week', async () => {
    await known('resumes/used.pdf')
    for (const name of ['used', 'left']) await put(`resumes/${name}.pdf`)
    await sweepFiles(ctx(), tomorrow())
    expect(await keys()).toEqual(['resumes/used.pdf', 'trash/resumes/left.pdf'])
    await emptyTrash(ctx(), new Date(Date.now() + 8 * DAY_MS))
    expect(await keys()).toEqual(['resumes/used.pdf'])
  })

  it('stops where more than a twentieth would go', async () => {
    await known('resumes/used.pdf')
    await put('resumes/used.pdf')
    for (let n = 0; n < 21; n++) await put(`resumes/${n}.pdf`)
    const said: unknown[] = []
    const log = { ...product.services.log, error: (counts: unknown) => said.push(counts) } as never
    await sweepFiles({ ...ctx(), log }, tomorrow())
    expect(await keys()).toHaveLength(22)
    expect(said).toEqual([{ area: 'resumes', total: 22, left: 21 }])
    await product.db.delete(files).where(eq(files.key, 'resumes/used.pdf'))
  })
})
