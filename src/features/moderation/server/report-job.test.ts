import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { moderationReports } from '#db/schema/moderation.ts'
import { notifications } from '#db/schema/notifications.ts'
import { newId } from '#lib/ids.ts'
import { createApp } from '#server/http/app.ts'
import { createJob, createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { mountJobReports } from './http.ts'
import { itemOf, moderationWorld, runSubscribers } from './moderation.testing.ts'

const product = productOfFile()
let world: Awaited<ReturnType<typeof moderationWorld>>
let addresses = 0
beforeAll(async () => {
  world = await moderationWorld(product)
})

/** A reporter, signed in or not, with a separate address. */
const from = (userId: string | null = null) =>
  product.as(userId, { clientAddress: `203.0.113.${++addresses}` }).moderation
const report = (jobId: string, overrides: object = {}) => ({
  id: newId(),
  jobId,
  reason: 'misleading' as const,
  words: 'Another city than the posting says.',
  ...overrides,
})
const newJob = () => createJob(product.db, world.company.id)
const stored = async (jobId: string) => {
  const item = await itemOf(product.db, 'job', jobId)
  const rows = await product.db.select().from(moderationReports).where(eq(moderationReports.itemId, item.id))
  return { item, rows }
}

describe('a report of a job', () => {
  it.each([
    [{ reason: 'spam' }, 'Please choose a reason'],
    [{ reason: '' }, 'Please choose a reason'],
    [{ words: 'x'.repeat(2001) }, 'at most 2,000 characters'],
  ])('is refused with %j', async (wrong, text) => {
    const job = await newJob()
    await expect(from().report(report(job.id, wrong) as never)).rejects.toSatisfy((error: { data?: unknown }) =>
      JSON.stringify(error.data).includes(text),
    )
    expect((await stored(job.id)).rows).toEqual([])
  })

  it('is NOT_FOUND for a job that the reporter cannot see', async () => {
    const draft = await createJob(product.db, world.company.id, { status: 'draft', postedAt: null })
    for (const id of [draft.id, newId()]) {
      await expect(from().report(report(id))).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
  })

  it('is stored once, flags the job and hides nothing; staff do not see the reporter', async () => {
    const job = await newJob()
    const seeker = await createUser(product.db, { name: 'Reporter Name' })
    const sent = report(job.id)
    const reporter = from(seeker.id)
    await Promise.all([reporter.report(sent), reporter.report(sent), from(seeker.id).report(report(job.id))])
    await from().report(report(job.id, { reason: 'fee', words: '' }))
    const { item, rows } = await stored(job.id)
    expect(rows).toHaveLength(2)
    expect(item).toMatchObject({ status: 'flagged', waitingSince: expect.any(Date) })
    await expect(product.as(null).jobs.get({ slugOrId: job.id })).resolves.toMatchObject({ id: job.id })
    const read = await product.as(world.helper).moderation.get({ id: item.id })
    expect(read).toMatchObject({
      reports: 2,
      history: [
        { act: 'reported', actor: null },
        { act: 'reported', actor: null },
      ],
    })
    expect(read.reported.map(({ reason }) => reason).sort()).toEqual(['fee', 'misleading'])
    expect(JSON.stringify(read)).not.toContain('Reporter Name')
  })

  it('is dropped with a filled honeypot field, and refused after five an hour', async () => {
    const job = await newJob()
    await expect(from().report(report(job.id, { website: 'https://pills.example' }))).resolves.toEqual({ done: true })
    expect((await stored(job.id)).rows).toEqual([])
    const reporter = from()
    for (let n = 0; n < 5; n += 1) await reporter.report(report(job.id))
    await expect(reporter.report(report(job.id))).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  })

  it('counts once per address for signed-out reporters, and again for another job or address', async () => {
    const [job, other] = [await newJob(), await newJob()]
    const visitor = from()
    await Promise.all(Array.from({ length: 4 }, () => visitor.report(report(job.id))))
    expect((await stored(job.id)).rows).toHaveLength(1)
    await visitor.report(report(other.id))
    expect((await stored(other.id)).rows).toHaveLength(1)
    await from().report(report(job.id))
    expect((await stored(job.id)).rows).toHaveLength(2)
  })

  it('is closed once an admin has decided, and a signed-in reporter is notified', async () => {
    const job = await newJob()
    const seeker = await createUser(product.db)
    await from(seeker.id).report(report(job.id))
    const { item } = await stored(job.id)
    await product.as(world.admin).moderation.reject({ id: item.id, seen: item.changedAt, reason: 'A fraud' })
    await runSubscribers(product)
    const news = await product.db.select().from(notifications).where(eq(notifications.userId, seeker.id))
    expect(news).toEqual([
      expect.objectContaining({ type: 'report_heard', message: expect.stringContaining('removed it') }),
    ])
    expect(JSON.stringify(news)).not.toContain('A fraud')
    expect((await stored(job.id)).rows[0]?.closedAt).toEqual(expect.any(Date))
  })

  it('works as a plain form, and shows the result', async () => {
    const app = createApp(product.services, product.identify, () => true)
    mountJobReports(app)
    const job = await newJob()
    const send = (fields: Record<string, string>) =>
      app.request('/api/job-reports', {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { origin: product.services.env.PUBLIC_URL },
      })
    const fields = { jobId: job.id, slug: job.slug, reason: 'fee', words: 'They ask $45.' }
    const sent = await send(fields)
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `/jobs/${job.slug}?report=sent#report`])
    const refused = await send({ ...fields, reason: '' })
    expect(refused.headers.get('location')).toBe(`/jobs/${job.slug}?report=refused#report`)
    // the redirect target is always a job's address
    const away = await send({ ...fields, slug: '//elsewhere.example' })
    expect(away.headers.get('location')).toMatch(/^\/jobs\/%2F%2F/)
    // the same visitor twice
    expect((await stored(job.id)).rows).toHaveLength(1)
  })
})
