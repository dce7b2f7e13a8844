import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { jobs } from '#db/schema/job-postings.ts'
import { createCompany, createJob } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { checkUncheckedPostings } from './check-for-money.ts'

const product = productOfFile()
let companyId: string
beforeAll(async () => {
  companyId = (await createCompany(product.db)).id
})

const deposit = '<p>You will keep the books. A refundable deposit holds your place until the first day.</p>'
const createUnread = (overrides: Parameters<typeof createJob>[2] = {}) =>
  createJob(product.db, companyId, { asksForMoney: null, ...overrides })
const stored = async (id: string) => {
  const [row] = await product.db.select().from(jobs).where(eq(jobs.id, id))
  return row!
}

describe('checkUncheckedPostings', () => {
  it('skips closed postings, and postings other than the requested one', async () => {
    const closed = await createUnread({ status: 'closed' })
    const [one, other] = [await createUnread(), await createUnread()]
    await checkUncheckedPostings(product.services, one.id)
    await checkUncheckedPostings(product.services, closed.id)
    const read = await Promise.all([closed, one, other].map(({ id }) => stored(id)))
    expect(read.map(({ asksForMoney }) => asksForMoney)).toEqual([null, false, null])
  })

  it('reads all open ones, and changes nothing else in them', async () => {
    const fair = await Promise.all(Array.from({ length: 120 }, () => createUnread()))
    const asking = await createUnread({ description: deposit })
    await checkUncheckedPostings(product.services)
    expect(await stored(asking.id)).toEqual({ ...asking, asksForMoney: true })
    for (const job of fair) expect(await stored(job.id)).toEqual({ ...job, asksForMoney: false })
  })

  it.each([{ description: deposit }, { title: 'A refundable deposit is asked for' }, { requirements: deposit }])(
    'reads a posting again after its text changed: %o',
    async (change) => {
      const { id } = await createUnread()
      await checkUncheckedPostings(product.services)
      await product.db.update(jobs).set({ location: 'Salem' }).where(eq(jobs.id, id))
      expect((await stored(id)).asksForMoney).toBe(false)
      await product.db.update(jobs).set(change).where(eq(jobs.id, id))
      expect((await stored(id)).asksForMoney).toBeNull()
      await checkUncheckedPostings(product.services)
      expect((await stored(id)).asksForMoney).not.toBeNull()
    },
  )
})
