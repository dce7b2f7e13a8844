import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { companies } from '#db/schema/companies.ts'
import { jobViews } from '#db/schema/job-board.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { platformSettings } from '#db/schema/operations.ts'
import { countJobReading } from '#features/job-board/server/count-job-reading.ts'
import { createCompany, createJob } from '#testing/factories.ts'
import { productOfTest } from '#testing/product-of-file.ts'
import { FIREFOX } from '#testing/user-agents.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { createReadings } from './readings.ts'

const product = productOfTest()
let companyId: string
beforeEach(async () => {
  companyId = (await createCompany(product.db)).id
})

const requestOf = (path: string, agent = FIREFOX) => ({
  method: 'GET',
  path,
  header: (name: string) => (name === 'user-agent' ? agent : undefined),
})

describe('readers of a shared page', () => {
  it('are counted as for a rendered page: once per visitor, with the source, without bots', async () => {
    const { id, slug } = await createJob(product.db, companyId)
    const count = createReadings(product.services, [[/^\/jobs\/([^/]+)$/, countJobReading]])
    for (let n = 0; n < 3; n += 1) count(requestOf(`/jobs/${slug}?ref=newsletter`), '10.0.0.1')
    count(requestOf(`/jobs/${slug}`, 'Googlebot'), '10.0.0.2')
    count(requestOf('/jobs/no-such-job'), '10.0.0.3')
    count(requestOf('/jobs/%E0%A4%A'), '10.0.0.3')
    count(requestOf('/guide'), '10.0.0.3')
    count(requestOf(`/jobs/${slug}`), '10.0.0.4')
    const views = () => product.db.select().from(jobViews).where(eq(jobViews.jobId, id))
    await waitUntil(async () => (await views()).length === 2)
    expect((await views()).map(({ source }) => source).sort()).toEqual(['direct', 'referral'])
  })
})

describe('content of public pages', () => {
  it('is invalidated when any user changes it, in any way', async () => {
    const { db, services } = product
    await services.live.start()
    let changes = 0
    services.live.onPagesChanged(() => (changes += 1))
    const expectNotified = async (change: () => Promise<unknown>) => {
      const before = changes
      await change()
      await waitUntil(async () => changes > before)
    }
    const { id } = await createJob(db, companyId)
    await expectNotified(() => db.update(jobs).set({ hiddenAt: new Date() }).where(eq(jobs.id, id)))
    await expectNotified(() => db.update(companies).set({ hiddenAt: new Date() }).where(eq(companies.id, companyId)))
    await expectNotified(() => db.update(platformSettings).set({ trialDays: 21 }))
    await expectNotified(() => db.delete(jobs).where(eq(jobs.id, id)))
  })
})
