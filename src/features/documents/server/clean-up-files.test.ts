import { inArray } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { files } from '#db/schema/documents.ts'
import { createResume, createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { cleanUpFiles } from './clean-up-files.ts'

const product = productOfFile()

const DAY = 24 * 60 * 60 * 1000

async function stored(name: string, overrides: Partial<typeof files.$inferInsert> = {}) {
  const key = `resumes/sweep/${name}.txt`
  await product.services.storage.put(key, Buffer.from(name), { contentType: 'text/plain' })
  const values = { area: 'resumes' as const, key, fileName: name, contentType: 'text/plain', size: 1, ...overrides }
  const [row] = await product.db.insert(files).values(values).returning()
  return row!
}
async function objects(): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of product.services.storage.list('resumes/')) keys.push(key.slice('resumes/sweep/'.length))
  return keys
}

it('removes only unreferenced rows and objects that are older than a day (FILE-05)', async () => {
  const user = await createUser(product.db)
  const used = await stored('used', { state: 'kept', createdAt: new Date(0) })
  await createResume(product.db, user.id, { fileId: used.id })
  const old = await stored('old', { createdAt: new Date(Date.now() - DAY - 1000) })
  const fresh = await stored('fresh')
  const orphan = await stored('orphan', { state: 'kept', createdAt: new Date(0) })
  const logo = await stored('logo', { area: 'company-logos', createdAt: new Date(0) })
  await product.services.storage.put('resumes/sweep/nobody.txt', Buffer.from('x'), { contentType: 'text/plain' })

  await cleanUpFiles(product.services)
  const ids = [used, old, fresh, orphan, logo].map(({ id }) => id)
  const left = await product.db.select().from(files).where(inArray(files.id, ids))
  expect(left.map(({ fileName }) => fileName).sort()).toEqual(['fresh', 'logo', 'used'])
  // an object without a row may belong to an upload in progress, until a day has passed
  expect(await objects()).toEqual(['fresh.txt', 'logo.txt', 'nobody.txt', 'used.txt'])

  await cleanUpFiles(product.services, new Date(Date.now() + DAY + 1000))
  expect(await objects()).toEqual(['logo.txt', 'used.txt'])
})
