import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { applications, jobStages } from '#db/schema/applications.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { auditLog, liveMessages } from '#db/schema/operations.ts'
import { newId } from '#lib/ids.ts'
import { createJob } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { boardWorld, historiesOf } from './board.testing.ts'

const product = productOfFile()

const names = (stages: { name: string }[]) => stages.map(({ name }) => name)
const defaults = ['New', 'Reviewing', 'Interview', 'Accepted', 'Rejected']

describe('what the database enforces', () => {
  it('every job starts with the five stages, and every application with that of its status', async () => {
    const { job, apply, api, stageOf } = await boardWorld(product)
    expect(names(await api.list({ jobId: job.id }))).toEqual(defaults)
    expect((await apply()).stageId).toBe(await stageOf('submitted'))
    expect((await apply({ status: 'interview' })).stageId).toBe(await stageOf('interview'))
    expect((await apply({ status: 'withdrawn' })).stageId).toBeNull()
  })

  it('rejects a stage of another status or job, and any for a withdrawn one', async () => {
    const { company, apply, stageOf } = await boardWorld(product)
    const { id } = await apply()
    const other = await createJob(product.db, company.id)
    const [foreign] = await product.db.select().from(jobStages).where(eq(jobStages.jobId, other.id))
    const set = (stageId: string) => product.db.update(applications).set({ stageId }).where(eq(applications.id, id))
    await expect(set(await stageOf('interview'))).rejects.toMatchObject({ cause: { code: '23503' } })
    await expect(set(foreign!.id)).rejects.toMatchObject({ cause: { code: '23503' } })
    const held = product.db.delete(jobStages).where(eq(jobStages.id, await stageOf('submitted')))
    await expect(held).rejects.toMatchObject({ cause: { code: '23503' } })
  })

  it('any new status sets its first stage, and deleting a job deletes all its stages', async () => {
    const { job, apply, stages, stageOf } = await boardWorld(product)
    const { id } = await apply()
    await product.db.update(applications).set({ status: 'rejected' }).where(eq(applications.id, id))
    expect((await historiesOf(product, id)).now.stageId).toBe(await stageOf('rejected'))
    await product.db.update(applications).set({ status: 'withdrawn' }).where(eq(applications.id, id))
    expect((await historiesOf(product, id)).now.stageId).toBeNull()
    await apply({ status: 'interview' })
    await product.db.delete(jobs).where(eq(jobs.id, job.id))
    expect(await stages()).toEqual([])
  })
})

describe('custom stages', () => {
  it("are added after those of their status; colleagues' boards follow, the log has who did it", async () => {
    const { job, api, admin, recruiter, company } = await boardWorld(product)
    await api.add({ jobId: job.id, name: '  Phone screen ', status: 'interview' })
    const { id } = await api.add({ jobId: job.id, name: 'Take-home', status: 'reviewing' })
    const order = ['New', 'Reviewing', 'Take-home', 'Interview', 'Phone screen', 'Accepted', 'Rejected']
    expect(names(await api.list({ jobId: job.id }))).toEqual(order)
    const [published] = await product.db.select().from(liveMessages).where(eq(liveMessages.userId, admin.id))
    expect(published).toMatchObject({ topic: 'stages_changed', payload: { jobId: job.id } })
    const entries = await product.db.select().from(auditLog).where(eq(auditLog.subjectId, job.id))
    expect(entries.map(({ data }) => data)).toContainEqual({ stageId: id, status: 'reviewing' })
    const by = { actorId: recruiter.id, companyId: company.id, action: 'stage.added' }
    expect(entries.every((entry) => Object.entries(by).every(([key, value]) => entry[key as 'action'] === value))).toBe(
      true,
    )
  })

  it('are refused for a second equal name, without a name, and beyond 20', async () => {
    const { job, api, stageOf } = await boardWorld(product)
    const add = (name: string) => api.add({ jobId: job.id, name, status: 'interview' })
    await expect(add(' interview ')).rejects.toMatchObject({ code: 'STAGE_NAME_TAKEN' })
    for (const name of ['   ', 'x'.repeat(41)]) await expect(add(name)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    const call = api.rename({ id: await stageOf('accepted'), name: 'REJECTED' })
    await expect(call).rejects.toMatchObject({ code: 'STAGE_NAME_TAKEN' })
    const tries = await Promise.allSettled(Array.from({ length: 18 }, (_, n) => add(`Round ${n}`)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(15)
    await expect(add('One more')).rejects.toMatchObject({ code: 'STAGES_FULL' })
    const order = (await api.list({ jobId: job.id })).map(({ name }) => name)
    expect([order.indexOf('Interview'), order.indexOf('Accepted')]).toEqual([2, 18])
  })

  it('are renamed and reordered; an order that does not name all is refused', async () => {
    const { job, api } = await boardWorld(product)
    const { id } = await api.add({ jobId: job.id, name: 'Call', status: 'interview' })
    await api.rename({ id, name: 'Phone screen' })
    const stageIds = (await api.list({ jobId: job.id })).map((stage) => stage.id).reverse()
    await api.arrange({ jobId: job.id, stageIds })
    expect(names(await api.list({ jobId: job.id }))).toEqual([
      ...['Rejected', 'Accepted', 'Phone screen', 'Interview', 'Reviewing', 'New'],
    ])
    for (const wrong of [stageIds.slice(1), [...stageIds, newId()], stageIds.with(0, stageIds[1]!)]) {
      const call = api.arrange({ jobId: job.id, stageIds: wrong })
      await expect(call).rejects.toMatchObject({ code: 'STAGE_ORDER_STALE' })
    }
  })

  it('removed, move their applications to the permanent stage, with a step in the history and no news for candidates', async () => {
    const { job, api, apply, stageOf, recruiter } = await boardWorld(product)
    const { id: stageId } = await api.add({ jobId: job.id, name: 'Phone screen', status: 'interview' })
    const { id } = await apply({ status: 'interview' })
    await api.move({ moves: [{ id, from: await stageOf('interview'), to: { stageId } }] })
    expect(await api.remove({ id: stageId })).toEqual({ moved: 1 })
    const { now, statuses, steps } = await historiesOf(product, id)
    expect([now.stageId, now.status, statuses.length]).toEqual([await stageOf('interview'), 'interview', 0])
    expect(steps.at(-1)).toMatchObject({ fromStage: 'Phone screen', toStage: 'Interview', changedBy: recruiter.id })
    await expect(api.remove({ id: stageId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const stays = api.remove({ id: await stageOf('interview') })
    await expect(stays).rejects.toMatchObject({ code: 'STAGE_STAYS' })
  })

  it('are removed while others move into them: nothing is lost, no call waits forever', async () => {
    const { job, api, apply, stageOf } = await boardWorld(product)
    const { id: stageId } = await api.add({ jobId: job.id, name: 'Phone screen', status: 'interview' })
    const all = await Promise.all(Array.from({ length: 12 }, () => apply()))
    const from = await stageOf('submitted')
    const moving = all.map(({ id }) => api.move({ moves: [{ id, from, to: { stageId } }] }))
    const [removed, ...reports] = await Promise.all([api.remove({ id: stageId }), ...moving])
    const codes = reports.flatMap(({ refused }) => refused.map(({ code }) => code))
    expect(codes.filter((code) => code !== 'STAGE_GONE')).toEqual([])
    const inStage = await product.db.select().from(applications).where(eq(applications.stageId, from))
    expect(inStage).toHaveLength(codes.length)
    expect(removed.moved).toBe(12 - codes.length)
  })

  it('of another company do not exist', async () => {
    const { job, rival, api, stageOf } = await boardWorld(product)
    const { id } = await api.add({ jobId: job.id, name: 'Phone screen', status: 'interview' })
    const theirs = product.as(rival.id).stages
    const calls = [
      () => theirs.list({ jobId: job.id }),
      () => theirs.board({ jobId: job.id }),
      () => theirs.add({ jobId: job.id, name: 'Mine', status: 'interview' }),
      () => theirs.rename({ id, name: 'Mine' }),
      () => theirs.arrange({ jobId: job.id, stageIds: [] }),
      () => theirs.remove({ id }),
    ]
    for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await api.list({ jobId: job.id })).find((stage) => stage.id === id)?.name).toBe('Phone screen')
    expect(await stageOf('interview')).not.toBe(id)
  })
})
