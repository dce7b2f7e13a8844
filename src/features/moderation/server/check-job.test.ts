import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { jobs } from '#db/schema/job-postings.ts'
import { point, putPoints } from '#features/salaries/server/salaries.testing.ts'
import { createCompany, createJob } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { checkJob } from './check-job.ts'
import { itemOf, longText, moderationWorld } from './moderation.testing.ts'

const product = productOfFile()
let world: Awaited<ReturnType<typeof moderationWorld>>
beforeAll(async () => {
  world = await moderationWorld(product)
})

/** A new open job with this text, after the rules have checked it. */
async function checked(overrides: Partial<typeof jobs.$inferInsert>, companyId = world.company.id) {
  const job = await createJob(product.db, companyId, overrides)
  await checkJob(product.services, { jobId: job.id })
  return { job, item: await itemOf(product.db, 'job', job.id) }
}
const own = (words: string) => `<p>Alone in ${words}.</p>${longText}`

describe('the rules', () => {
  it('do not flag an ordinary posting', async () => {
    const { item } = await checked({ description: own('Lisbon') })
    expect(item).toMatchObject({ status: 'approved', findings: [], waitingSince: null })
  })

  it('flag a fee and contact data with their sentences, and never reject or hide', async () => {
    const fee = 'To reserve your place we ask for a refundable deposit of $45.'
    const contact = 'Write to jobs@brightline.example before you apply.'
    const { item, job } = await checked({ description: `${own('Porto')}<p>${fee} ${contact}</p>` })
    expect(item).toMatchObject({ status: 'flagged', waitingSince: expect.any(Date) })
    expect(item.findings).toMatchObject([
      { rule: 'fee', quotes: [fee] },
      { rule: 'contact', quotes: [contact] },
    ])
    const [stored] = await product.db.select().from(jobs).where(eq(jobs.id, job.id))
    expect(stored?.hiddenAt).toBeNull()
    const read = await product.as(world.helper).moderation.get({ id: item.id })
    expect(read.passages.flatMap(({ paragraphs }) => paragraphs).join(' ')).toContain(fee)
    expect(read.history).toMatchObject([{ act: 'flagged', by: 'rules', actor: null }])
  })

  it('flag the same text of another company, and name that posting', async () => {
    const description = own('a copied text')
    const first = await checked({ description, title: 'The first' })
    const other = await createCompany(product.db, { name: 'Northgate Staffing' })
    const { item } = await checked({ description: description.replaceAll('.', ' !') }, other.id)
    expect(item).toMatchObject({ status: 'flagged', findings: [{ rule: 'duplicate', others: [first.item.id] }] })
    const { findings } = await product.as(world.helper).moderation.get({ id: item.id })
    expect(findings[0]?.others).toEqual([
      { id: first.item.id, title: 'The first', owner: 'Brightline Group', status: 'approved' },
    ])
  })

  it('flag the same text of one company for the same place, but not for another place', async () => {
    const description = own('one place')
    await checked({ description, location: 'Lisbon' })
    expect((await checked({ description, location: 'Porto' })).item.status).toBe('approved')
    expect((await checked({ description, location: 'lisbon' })).item.status).toBe('flagged')
  })

  it('flag pay far from the salary data of the title, with their numbers', async () => {
    const points = Array.from({ length: 30 }, (_, n) =>
      point({ jobTitle: 'Deep Sea Welder', baseSalary: 60_000 + n * 700 }),
    )
    await putPoints(product.db, points)
    const usual = await checked({
      description: own('pay'),
      title: 'Deep Sea Welder',
      salaryMin: 65_000,
      salaryMax: 80_000,
    })
    expect(usual.item.findings).toEqual([])
    const high = await checked({
      description: own('high pay'),
      title: 'Deep Sea Welder',
      salaryMin: 400_000,
      salaryMax: 500_000,
    })
    expect(high.item.findings).toMatchObject([{ rule: 'pay', says: expect.stringContaining('far above') }])
    const low = await checked({ description: own('low pay'), title: 'Deep Sea Welder', salaryMin: 9, salaryMax: 12 })
    expect(low.item.findings).toMatchObject([{ rule: 'pay', says: expect.stringContaining('far below') }])
  })

  it("flag a text once; after staff's approval only new text is flagged", async () => {
    const description = `${own('a fee')}<p>There is a registration fee of $20.</p>`
    const { job, item } = await checked({ description })
    await checkJob(product.services, { jobId: job.id })
    const moderation = product.as(world.admin).moderation
    const flagged = await moderation.get({ id: item.id })
    expect(flagged.history).toHaveLength(1)
    await moderation.approve({ id: item.id, seen: flagged.changedAt, reason: 'A course that they chose' })
    await checkJob(product.services, { jobId: job.id })
    expect((await moderation.get({ id: item.id })).status).toBe('approved')
    await product.db
      .update(jobs)
      .set({ description: `${description}<p>There is an application fee of $90 too.</p>` })
      .where(eq(jobs.id, job.id))
    await checkJob(product.services, { jobId: job.id })
    expect((await moderation.get({ id: item.id })).status).toBe('flagged')
  })

  it('do not change a rejected posting', async () => {
    const { job, item } = await checked({ description: own('rejection') })
    const moderation = product.as(world.admin).moderation
    await moderation.reject({ id: item.id, seen: item.changedAt, reason: 'Spam' })
    await product.db.update(jobs).set({ title: job.title }).where(eq(jobs.id, job.id))
    await checkJob(product.services, { jobId: job.id })
    expect((await moderation.get({ id: item.id })).status).toBe('rejected')
  })
})
