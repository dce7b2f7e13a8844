import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { applicationStatusChanges, applications } from '#db/schema/applications.ts'
import { events, liveMessages } from '#db/schema/operations.ts'
import { newId } from '#lib/ids.ts'
import { applicantDetails } from '#testing/applicant-details.ts'
import { createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { boardWorld, historiesOf } from './board.testing.ts'

const product = productOfFile()

const withFigures = (applicationId: string) =>
  product.db
    .select()
    .from(events)
    .where(eq(events.name, 'application.status_shown'))
    .then((all) => all.filter(({ payload }) => (payload as { applicationId: string }).applicationId === applicationId))

describe('a move', () => {
  it('to another status notifies the candidate once, and is in both histories', async () => {
    const { apply, api, stageOf, recruiter } = await boardWorld(product)
    const { id, stageId: from } = await apply()
    const report = await api.move({ moves: [{ id, from: from!, to: { status: 'interview' } }] })
    const stageId = await stageOf('interview')
    expect(report).toEqual({ moved: [{ id, from, stageId, status: 'interview', noticeDueAt: null }], refused: [] })
    const { now, statuses, steps } = await historiesOf(product, id)
    expect(now).toMatchObject({ status: 'interview', stageId })
    expect(now.stageSince).toEqual(now.statusUpdatedAt)
    expect(statuses).toMatchObject([{ fromStatus: 'submitted', toStatus: 'interview', changedBy: recruiter.id }])
    expect(steps).toMatchObject([{ fromStage: 'New', toStage: 'Interview', changedBy: recruiter.id }])
    expect(await withFigures(id)).toHaveLength(1)
  })

  it("within a status is internal: colleagues' pages are updated, the candidate gets no notice", async () => {
    const { job, apply, api, stageOf, admin } = await boardWorld(product)
    const { id: stageId } = await api.add({ jobId: job.id, name: 'Phone screen', status: 'interview' })
    const made = await apply({ status: 'interview', statusUpdatedAt: new Date('2026-01-05') })
    await api.move({ moves: [{ id: made.id, from: await stageOf('interview'), to: { stageId } }] })
    const { now, statuses, steps } = await historiesOf(product, made.id)
    expect([now.stageId, now.statusUpdatedAt]).toEqual([stageId, made.statusUpdatedAt])
    expect(now.stageSince.getTime()).toBeGreaterThan(made.stageSince.getTime())
    expect([statuses, await withFigures(made.id)]).toEqual([[], []])
    expect(steps).toMatchObject([{ fromStage: 'Interview', toStage: 'Phone screen', toStatus: 'interview' }])
    const publishedToAdmin = and(eq(liveMessages.userId, admin.id), eq(liveMessages.topic, 'application_changed'))
    const [message] = await product.db.select().from(liveMessages).where(publishedToAdmin)
    expect(message?.payload).toEqual({ applicationId: made.id, jobId: job.id })
    const tracked = await product.as(made.userId!).jobTracker.getOwn({ id: made.id })
    expect(JSON.stringify(tracked)).not.toContain('Phone screen')
  })

  it('by the select leads to the first stage of the status, or leaves it where it has the status already (CAPP-05)', async () => {
    const { job, apply, api, recruiter } = await boardWorld(product)
    const { id: stageId } = await api.add({ jobId: job.id, name: 'Phone screen', status: 'interview' })
    const all = (await api.list({ jobId: job.id })).map(({ id }) => id)
    await api.arrange({ jobId: job.id, stageIds: [stageId, ...all.filter((id) => id !== stageId)] })
    const { id } = await apply()
    const { companyApplications: reviews } = product.as(recruiter.id)
    await reviews.setStatus({ id, status: 'interview' })
    expect((await historiesOf(product, id)).now.stageId).toBe(stageId)
    await reviews.setStatus({ id, status: 'interview' })
    expect((await historiesOf(product, id)).steps).toHaveLength(1)
  })

  it('back from Rejected leads to its last stage of that status, or to the first one if that is gone', async () => {
    const { job, apply, api, stageOf, recruiter } = await boardWorld(product)
    const { id: stageId } = await api.add({ jobId: job.id, name: 'Phone screen', status: 'interview' })
    const { id } = await apply({ status: 'interview' })
    await api.move({ moves: [{ id, from: await stageOf('interview'), to: { stageId } }] })
    const { companyApplications: reviews } = product.as(recruiter.id)
    const rejection = { reason: 'skills' as const }
    await reviews.setStatus({ id, status: 'rejected', rejection })
    // never there before: the first stage
    await reviews.setStatus({ id, status: 'reviewing' })
    expect((await historiesOf(product, id)).now.stageId).toBe(await stageOf('reviewing'))
    await reviews.setStatus({ id, status: 'rejected', rejection })
    await reviews.setStatus({ id, status: 'interview' })
    expect((await historiesOf(product, id)).now.stageId).toBe(stageId)
    await reviews.setStatus({ id, status: 'rejected', rejection })
    await api.remove({ id: stageId })
    await reviews.setStatus({ id, status: 'interview' })
    expect((await historiesOf(product, id)).now.stageId).toBe(await stageOf('interview'))
  })

  it('fails for what a colleague moved, with who, where and when', async () => {
    const { apply, api, admin, recruiter } = await boardWorld(product)
    const { id, stageId: from } = await apply()
    await product.as(admin.id).stages.move({ moves: [{ id, from: from!, to: { status: 'rejected' } }] })
    const { refused, moved } = await api.move({ moves: [{ id, from: from!, to: { status: 'accepted' } }] })
    const { now } = await historiesOf(product, id)
    const was = { stage: 'Rejected', status: 'rejected', by: admin.name, at: now.stageSince }
    expect([moved, refused]).toEqual([[], [{ id, code: 'APPLICATION_MOVED', moved: was }]])
    const call = product.as(recruiter.id).companyApplications.setStatus({ id, status: 'accepted', from: 'submitted' })
    await expect(call).rejects.toMatchObject({ code: 'APPLICATION_MOVED', status: 409, data: was })
    expect(now.status).toBe('rejected')
  })

  it("of another company's application finds nothing; of a withdrawn one is refused (CAPP-06)", async () => {
    const { apply, api, rival, stageOf } = await boardWorld(product)
    const [open, gone] = [await apply(), await apply({ status: 'withdrawn' })]
    const from = await stageOf('submitted')
    const moves = (id: string) => ({ moves: [{ id, from, to: { status: 'accepted' as const } }] })
    await expect(product.as(rival.id).stages.move(moves(open.id))).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(api.move(moves(newId()))).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const seeker = await createUser(product.db)
    await expect(product.as(seeker.id).stages.move(moves(open.id))).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const { refused } = await api.move(moves(gone.id))
    expect(refused).toEqual([{ id: gone.id, code: 'APPLICATION_WITHDRAWN', moved: null }])
    expect((await historiesOf(product, open.id)).now.status).toBe('submitted')
  })

  it('50 at once of one application leave histories without a gap', async () => {
    const { job, apply, api } = await boardWorld(product)
    await api.add({ jobId: job.id, name: 'Phone screen', status: 'interview' })
    const stages = await api.list({ jobId: job.id })
    const { id } = await apply()
    const any = (n: number) => stages[n % stages.length]!.id
    const tries = Array.from({ length: 50 }, (_, n) =>
      api.move({ moves: [{ id, from: any(n), to: { stageId: any(n * 7 + 1) } }] }),
    )
    const moved = (await Promise.all(tries)).flatMap((report) => report.moved)
    const { now, steps, statuses } = await historiesOf(product, id)
    const real = moved.filter((move) => move.from !== move.stageId)
    expect(steps).toHaveLength(real.length)
    expect(real.length).toBeGreaterThan(0)
    expect(steps.map(({ fromStage }) => fromStage)).toEqual(
      ['New', ...steps.map(({ toStage }) => toStage)].slice(0, -1),
    )
    expect(stages.find((stage) => stage.id === now.stageId)?.name).toBe(steps.at(-1)?.toStage)
    expect(statuses.map(({ fromStatus }) => fromStatus)).toEqual(
      ['submitted', ...statuses.map(({ toStatus }) => toStatus)].slice(0, statuses.length),
    )
    expect(await withFigures(id)).toHaveLength(statuses.length)
  })
})

describe('many at once', () => {
  it('each moves or lists why not, and Undo restores those that no one has touched since', async () => {
    const { apply, api, admin, stageOf } = await boardWorld(product)
    const [first, second, reviewed, gone] = [
      await apply(),
      await apply(),
      await apply({ status: 'reviewing' }),
      await apply({ status: 'withdrawn' }),
    ]
    const from = await stageOf('submitted')
    const to = { status: 'rejected' as const }
    const moves = [first, second, reviewed, gone].map(({ id, stageId }) => ({ id, from: stageId ?? from, to }))
    const { moved, refused } = await api.move({ moves })
    expect(moved.map(({ id }) => id).sort()).toEqual([first.id, second.id, reviewed.id].sort())
    expect(refused).toEqual([{ id: gone.id, code: 'APPLICATION_WITHDRAWN', moved: null }])
    const rejected = await stageOf('rejected')
    await product.as(admin.id).stages.move({ moves: [{ id: second.id, from: rejected, to: { status: 'interview' } }] })
    const undo = moved.map(({ id, from: was, stageId }) => ({ id, from: stageId, to: { stageId: was } }))
    const back = await api.move({ moves: undo })
    expect(back.refused).toMatchObject([{ id: second.id, code: 'APPLICATION_MOVED', moved: { by: admin.name } }])
    const histories = await Promise.all([first, second, reviewed].map(({ id }) => historiesOf(product, id)))
    expect(histories.map(({ now }) => now.status)).toEqual(['submitted', 'interview', 'reviewing'])
  })

  it('undone moves restore the earlier waiting time', async () => {
    const { apply, api, recruiter } = await boardWorld(product)
    const long = new Date('2026-01-05T08:00:00Z')
    const made = await apply({ appliedAt: long, statusUpdatedAt: long })
    const first = { applicationId: made.id, toStatus: 'submitted' as const, changedBy: made.userId, changedAt: long }
    await product.db.insert(applicationStatusChanges).values(first)
    const go = async (from: string, to: { status: 'interview' } | { stageId: string }) =>
      (await api.move({ moves: [{ id: made.id, from, to }] })).moved[0]!.stageId
    const interview = await go(made.stageId!, { status: 'interview' })
    await go(interview, { stageId: made.stageId! })
    expect((await historiesOf(product, made.id)).now.stageSince).toEqual(long)
    await go(made.stageId!, { stageId: interview })
    const { now, steps } = await historiesOf(product, made.id)
    expect(now.stageSince).toEqual(steps[0]?.changedAt)
    expect(steps.map(({ changedBy }) => changedBy)).toEqual([recruiter.id, recruiter.id, recruiter.id])
  })

  it('accepts at most 200, and each once', async () => {
    const { api, apply } = await boardWorld(product)
    const { id, stageId } = await apply()
    const move = (of: string) => ({ id: of, from: stageId!, to: { status: 'interview' as const } })
    const tooMany = Array.from({ length: 201 }, () => move(newId()))
    for (const moves of [[], tooMany, [move(id), move(id)]]) {
      await expect(api.move({ moves })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    }
    expect((await historiesOf(product, id)).now.status).toBe('submitted')
  })

  it('moves 200 of them, with news for each', async () => {
    const { job, api, stageOf } = await boardWorld(product)
    const people = await Promise.all(Array.from({ length: 200 }, () => createUser(product.db)))
    const made = await product.db
      .insert(applications)
      .values(
        people.map(({ id, name, email }) => ({
          jobId: job.id,
          userId: id,
          ...applicantDetails({ fullName: name, email }),
        })),
      )
      .returning()
    const from = await stageOf('submitted')
    const report = await api.move({ moves: made.map(({ id }) => ({ id, from, to: { status: 'reviewing' } })) })
    expect([report.moved.length, report.refused.length]).toEqual([200, 0])
    const emitted = await product.db.select().from(events).where(eq(events.name, 'application.status_shown'))
    const ofThese = new Set(made.map(({ id }) => id))
    expect(
      emitted.filter(({ payload }) => ofThese.has((payload as { applicationId: string }).applicationId)),
    ).toHaveLength(200)
  })
})
