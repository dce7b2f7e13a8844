import { describe, expect, it } from 'vitest'
import { replyPromises } from '#db/schema/applications.forms.ts'
import { applications } from '#db/schema/applications.ts'
import { DAY_MS } from '#lib/dates.ts'
import { applicantDetails } from '#testing/applicant-details.ts'
import { createCompany, createJob, createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { type Promised, promiseRate } from '../promise-rules.ts'
import { readPromise } from './read-promise.ts'

const product = productOfFile()

/** A company with these applications: days since it was sent, days promised, days until the reply (null for none). */
async function companyWith(replyWithinDays: number | null, replies: [number, number, number | null][]) {
  const { db } = product
  const company = await createCompany(db, { replyWithinDays })
  const job = await createJob(db, company.id)
  const now = Date.now()
  const promised: Promised[] = []
  for (const [ago, days, answered] of replies) {
    const seeker = await createUser(db)
    const sent = { jobId: job.id, userId: seeker.id, ...applicantDetails({ fullName: 'A', email: 'a@example.test' }) }
    const [application] = await db.insert(applications).values(sent).returning()
    const sentAt = new Date(now - ago * DAY_MS)
    const after = (more: number) => new Date(sentAt.getTime() + more * DAY_MS)
    const one = { sentAt, dueAt: after(days), repliedAt: answered === null ? null : after(answered) }
    await db.insert(replyPromises).values({ applicationId: application!.id, companyId: company.id, ...one })
    promised.push(one)
  }
  return { company, promised, now: new Date(now) }
}

describe('the response promise of a company', () => {
  it('is null if the company makes no promise, even with earlier replies', async () => {
    const { company } = await companyWith(null, [[20, 5, 1]])
    expect(await readPromise(product.db, company.id)).toBeNull()
  })

  it('has no share below five applications', async () => {
    const { company } = await companyWith(3, [[20, 5, 1]])
    expect(await readPromise(product.db, company.id)).toEqual({ days: 3, kept: null })
  })

  it('counts the same in SQL as `promiseRate`, each application by the promise at its time', async () => {
    const { company, promised, now } = await companyWith(4, [
      [89, 5, 1],
      [80, 5, 4.9],
      [60, 2, 3],
      [40, 5, null],
      [30, 5, 0.1],
      [20, 1, 0.5],
      [10, 5, 6],
      [1, 5, null],
      [1, 5, 0.2],
      [95, 5, null],
    ])
    const rate = promiseRate(promised, now)
    expect(rate).toEqual({ percent: 57, of: 7 })
    expect(await readPromise(product.db, company.id)).toEqual({ days: 4, kept: rate })
  })

  it('does not count applications to other companies', async () => {
    await companyWith(
      4,
      Array.from({ length: 6 }, () => [20, 5, null]),
    )
    const { company } = await companyWith(4, [])
    expect(await readPromise(product.db, company.id)).toEqual({ days: 4, kept: null })
  })
})
