import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { jobs } from '#db/schema/job-postings.ts'
import { moderationItems } from '#db/schema/moderation.ts'
import { auditLog } from '#db/schema/operations.ts'
import { newId } from '#lib/ids.ts'
import { createCompany, createJob, createMember, createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { itemOf, moderationWorld } from './moderation.testing.ts'

const product = productOfFile()
let world: Awaited<ReturnType<typeof moderationWorld>>
beforeAll(async () => {
  world = await moderationWorld(product)
})

const staff = (userId: string) => product.as(userId).moderation
const newJob = () => createJob(product.db, world.company.id)
/** The item of a new job, as staff see it. */
async function read(userId = world.admin, jobId?: string) {
  const { id } = await itemOf(product.db, 'job', jobId ?? (await newJob()).id)
  return staff(userId).get({ id })
}
const refusal = (code: string, message?: string) => ({ code, ...(message && { message }) })

describe('the queue', () => {
  it('lists jobs, companies and profiles: active jobs and the others approved, any other job pending (MOD-01, MOD-04)', async () => {
    const draft = await createJob(product.db, world.company.id, { status: 'draft', postedAt: null, title: 'A draft' })
    const person = await createUser(product.db, { name: 'Lena Amsel' })
    const of = async (kind: 'job' | 'company' | 'profile', id: string) => (await itemOf(product.db, kind, id)).status
    expect(await of('job', world.job.id)).toBe('approved')
    expect(await of('job', draft.id)).toBe('pending')
    expect(await of('company', world.company.id)).toBe('approved')
    expect(await of('profile', person.id)).toBe('approved')
    // until a decision, the status follows the job
    await product.db.update(jobs).set({ status: 'active', postedAt: new Date() }).where(eq(jobs.id, draft.id))
    expect(await of('job', draft.id)).toBe('approved')
    const { items } = await staff(world.helper).list({ view: 'all', kind: 'job', q: 'remote data' })
    expect(items).toEqual([
      expect.objectContaining({
        title: 'Remote Data Entry',
        excerpt: expect.stringContaining('You plan the week'),
        owner: 'Brightline Group',
        createdBy: expect.stringContaining('Person'),
        createdAt: world.job.createdAt,
        status: 'approved',
      }),
    ])
  })

  it('filters by text, type and status, and pages by the last row (MOD-01)', async () => {
    const company = await createCompany(product.db, { name: 'Halden Freight' })
    for (let n = 0; n < 25; n += 1)
      await createJob(product.db, company.id, {
        title: `Forklift driver ${n}`,
        status: 'closed',
        createdAt: new Date(Date.UTC(2026, 0, 1, 0, n)),
      })
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await staff(world.helper).list({ view: 'pending', kind: 'job', q: 'forklift', cursor })
      seen.push(...page.items.map(({ title }) => title))
      cursor = page.after ?? undefined
    } while (cursor)
    expect(seen).toEqual(Array.from({ length: 25 }, (_, n) => `Forklift driver ${24 - n}`))
    const found = async (filters: object) => (await staff(world.helper).list(filters)).items.map(({ title }) => title)
    expect(await found({ view: 'all', kind: 'company', q: 'halden' })).toEqual(['Halden Freight'])
    expect(await found({ view: 'rejected', q: 'forklift' })).toEqual([])
    // by the company's name too; punctuation alone finds nothing
    expect(await found({ view: 'all', q: 'hald' })).toHaveLength(20)
    for (const q of ["'; drop", '!!!', "it's & (", '<->']) await found({ view: 'all', q })
    expect(await found({ view: 'all', q: '!!!' })).toEqual([])
  })

  it('removes a deleted job, and a profile with its person', async () => {
    const job = await newJob()
    await product.db.update(jobs).set({ status: 'deleted' }).where(eq(jobs.id, job.id))
    const { items } = await staff(world.helper).list({ view: 'all', kind: 'job' })
    expect(items.map(({ subjectId }) => subjectId)).not.toContain(job.id)
  })
})

describe('a decision', () => {
  it('uses the four statuses, by which staff filter items; the database accepts no other (MOD-03)', async () => {
    const { id: jobId } = await createJob(product.db, world.company.id, { status: 'closed', title: 'Beekeeper' })
    const { id } = await itemOf(product.db, 'job', jobId)
    const steps = [
      ['pending', null],
      ['flagged', 'flag'],
      ['approved', 'approve'],
      ['rejected', 'reject'],
    ] as const
    for (const [status, step] of steps) {
      const { changedAt: seen } = await staff(world.admin).get({ id })
      if (step) await staff(world.admin)[step]({ id, seen, reason: 'A look' })
      const { items } = await staff(world.helper).list({ view: status, q: 'beekeeper' })
      expect(items).toMatchObject([{ id, status }])
    }
    const broken = product.db
      .update(moderationItems)
      .set({ status: 'lost' as never })
      .where(eq(moderationItems.id, id))
    await expect(broken).rejects.toThrow()
  })

  it('is for platform_admin only; others read the texts, and nothing changes (MOD-05)', async () => {
    const { id, changedAt: seen } = await read(world.helper)
    await expect(staff(world.helper).approve({ id, seen })).rejects.toMatchObject(
      refusal('ONLY_ADMINS_APPROVE', 'Only platform administrators can approve content'),
    )
    await expect(staff(world.helper).reject({ id, seen, reason: 'No' })).rejects.toMatchObject(
      refusal('ONLY_ADMINS_REJECT', 'Only platform administrators can reject content'),
    )
    for (const outsider of [world.owner, (await createUser(product.db)).id]) {
      const { flag, approve, reject, get } = staff(outsider)
      for (const call of [flag, reject])
        await expect(call({ id, seen, reason: 'No' })).rejects.toMatchObject(refusal('FORBIDDEN'))
      for (const call of [() => approve({ id, seen }), () => get({ id })])
        await expect(call()).rejects.toMatchObject(refusal('FORBIDDEN'))
    }
    expect(await read(world.admin, (await staff(world.admin).get({ id })).subjectId)).toMatchObject({
      status: 'approved',
      history: [],
    })
    await expect(staff(world.helper).flag({ id, seen, reason: 'Looks odd' })).resolves.toMatchObject({
      status: 'flagged',
    })
  })

  it('needs a reason, and is stored with status, reason, admin and time (MOD-07)', async () => {
    const { id, subjectId, changedAt: seen } = await read()
    for (const call of ['reject', 'flag'] as const) {
      const refused = staff(world.admin)[call]({ id, seen, reason: '  ' })
      await expect(refused).rejects.toSatisfy((error: { data?: unknown }) =>
        JSON.stringify(error.data).includes('Please enter a reason'),
      )
    }
    await staff(world.admin).reject({ id, seen, reason: 'Tandem does not carry postings that ask for money.' })
    const again = await staff(world.admin).get({ id })
    expect(again).toMatchObject({ status: 'rejected', isHidden: true, waitingSince: null, link: null })
    expect(again.history).toEqual([
      expect.objectContaining({
        act: 'rejected',
        by: 'staff',
        actor: 'Priya Natarajan',
        words: 'Tandem does not carry postings that ask for money.',
        at: expect.any(Date),
      }),
    ])
    const written = await product.db.select().from(auditLog).where(eq(auditLog.subjectId, subjectId))
    expect(written).toEqual([
      expect.objectContaining({ action: 'moderation.rejected', actorId: world.admin, subjectType: 'job' }),
    ])
  })

  it('refuses to approve an approved item and to reject a rejected one (MOD-06)', async () => {
    const first = await read()
    const { id } = first
    await expect(staff(world.admin).approve({ id, seen: first.changedAt })).rejects.toMatchObject(
      refusal('IS_APPROVED'),
    )
    const { changedAt } = await staff(world.admin).reject({ id, seen: first.changedAt, reason: 'Spam' })
    await expect(staff(world.admin).reject({ id, seen: changedAt, reason: 'Spam' })).rejects.toMatchObject(
      refusal('IS_REJECTED'),
    )
    await expect(staff(world.admin).flag({ id, seen: changedAt, reason: 'Spam' })).rejects.toMatchObject(
      refusal('IS_REJECTED'),
    )
    const back = await staff(world.admin).approve({ id, seen: changedAt, reason: 'Mended' })
    expect(back).toMatchObject({ status: 'approved', isHidden: false })
  })

  it('is refused where the text or the status changed since it was read', async () => {
    const { id, subjectId, changedAt: seen } = await read()
    await product.db.update(jobs).set({ description: '<p>Other words.</p>' }).where(eq(jobs.id, subjectId))
    await expect(staff(world.admin).reject({ id, seen, reason: 'Spam' })).rejects.toMatchObject(refusal('CHANGED'))
    const { changedAt } = await staff(world.admin).get({ id })
    const both = ['One', 'Two'].map((reason) => staff(world.admin).reject({ id, seen: changedAt, reason }))
    const became = await Promise.allSettled(both)
    expect(became.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await staff(world.admin).get({ id })).history).toHaveLength(1)
  })

  it('a rejected posting that its company changes is in review again, and remains hidden until it is approved', async () => {
    const { id, subjectId, changedAt: seen } = await read()
    await staff(world.admin).reject({ id, seen, reason: 'Spam' })
    const member = await createMember(product.db, world.company.id)
    const { posting } = { posting: await product.as(member.id).postings.get({ id: subjectId }) }
    await product
      .as(member.id)
      .postings.update({ ...posting, id: subjectId, description: '<p>A real job, told well.</p>' } as never)
    const changed = await staff(world.admin).get({ id })
    expect(changed).toMatchObject({ status: 'pending', isHidden: true, waitingSince: expect.any(Date) })
    expect(changed.history[0]).toMatchObject({ act: 'changed', by: 'owner' })
    await expect(product.as(null).jobs.get({ slugOrId: subjectId })).rejects.toMatchObject(refusal('NOT_FOUND'))
    await staff(world.admin).approve({ id, seen: changed.changedAt })
    await expect(product.as(null).jobs.get({ slugOrId: subjectId })).resolves.toMatchObject({ id: subjectId })
  })

  it('returns NOT_FOUND for a missing item', async () => {
    await expect(staff(world.admin).reject({ id: newId(), seen: new Date(), reason: 'Spam' })).rejects.toMatchObject(
      refusal('NOT_FOUND'),
    )
  })
})
