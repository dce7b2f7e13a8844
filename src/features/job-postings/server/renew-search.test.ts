import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { jobs } from '#db/schema/job-postings.ts'
import { createJob } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { createEmployer } from './postings.testing.ts'
import { renewSearch } from './renew-search.ts'

const product = productOfFile()

it('writes the words of postings again that an earlier release wrote, and changes nothing else', async () => {
  const { company } = await createEmployer(product.db, { slug: 'fernway' })
  const job = await createJob(product.db, company.id, { title: 'Senior Baker' })
  const read = async () => (await product.db.select().from(jobs).where(eq(jobs.id, job.id)))[0]!
  const whole = await read()
  // simulates a row of an earlier release: these columns do not run the trigger
  await product.db.execute(sql`update jobs set search_version = 0, search_body = '' where id = ${job.id}`)
  expect((await read()).searchBody).toBe('')
  await renewSearch({ db: product.db })
  expect(await read()).toEqual(whole)
  expect(whole.searchVersion).toBe(3)
})

it('has the places of remote jobs read again that an earlier release read', async () => {
  const { company } = await createEmployer(product.db, { slug: 'harrow' })
  const [remote, onSite] = [
    await createJob(product.db, company.id, { title: 'Writer', location: 'Leeds, UK', workMode: 'remote' }),
    await createJob(product.db, company.id, { title: 'Baker', location: 'Leeds, UK' }),
  ]
  await product.db.execute(sql`update jobs set search_version = 2, place_keys = '{kGB}'`)
  const keysOf = async ({ id }: { id: string }) =>
    (await product.db.select({ keys: jobs.placeKeys }).from(jobs).where(eq(jobs.id, id)))[0]?.keys
  await renewSearch({ db: product.db })
  expect([await keysOf(remote), await keysOf(onSite)]).toEqual([null, ['kGB']])
  // not for good: what was read since then stays
  await product.db.execute(sql`update jobs set place_keys = '{oGB}' where id = ${remote.id}`)
  await renewSearch({ db: product.db })
  expect(await keysOf(remote)).toEqual(['oGB'])
})
