import { readdirSync, readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { jobs } from '#db/schema/job-postings.ts'
import { events, liveMessages } from '#db/schema/operations.ts'
import { applyWorld } from '#features/applications/server/apply.testing.ts'
import { newId } from '#lib/ids.ts'
import { createMember } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { interviewLogSubscribers } from './follow-application.ts'

const product = productOfFile()

async function createWorld() {
  const made = await applyWorld(product)
  const { applicationId } = await made.my.submit(made.input)
  const reviewer = await createMember(product.db, made.company.id, 'client_admin')
  const seeker = product.as(made.user.id)
  return {
    ...made,
    applicationId,
    seeker,
    mine: seeker.interviewLogs,
    move: (status: 'reviewing' | 'interview' | 'accepted' | 'rejected') =>
      product.as(reviewer.id).companyApplications.setStatus({ id: applicationId, status }),
  }
}

/** Runs the subscribers on every event of the application, as the worker does: `times` times in parallel for each event. */
async function work(applicationId: string, times = 1, order: 'as it happened' | 'backwards' = 'as it happened') {
  const rows = await product.db.select().from(events).orderBy(events.id)
  const own = rows.filter(({ payload }) => payload.applicationId === applicationId)
  for (const event of order === 'backwards' ? own.reverse() : own) {
    for (const { handle } of interviewLogSubscribers.filter(({ eventName }) => eventName === event.name)) {
      const once = () => handle(product.services, event.payload, { eventId: event.id, occurredAt: event.occurredAt })
      await Promise.all(Array.from({ length: times }, once))
    }
  }
}

describe('the interview log of an application', () => {
  it('is created once, even if events run in parallel and the company sets the interview stage again', async () => {
    const { applicationId, mine, move, user } = await createWorld()
    await move('reviewing')
    await work(applicationId)
    expect(await mine.list()).toEqual([])
    await move('interview')
    await work(applicationId, 3)
    const [log, ...more] = await mine.list()
    expect([log?.applicationId, log?.jobRole, log?.interviewStage, more]).toEqual([
      applicationId,
      'Data Analyst',
      'phone',
      [],
    ])
    expect(log).toMatchObject({ outcome: 'pending', interviewDate: null, outcomeFollows: true })
    await move('reviewing')
    await move('interview')
    await work(applicationId, 2)
    expect(await mine.list()).toHaveLength(1)
    const said = await product.db.select().from(liveMessages).where(eq(liveMessages.userId, user.id))
    expect(said.filter(({ topic }) => topic === 'interviews_changed')).toHaveLength(1)
  })

  it('is not created again after deletion, nor for an application that already has a log', async () => {
    const first = await createWorld()
    await first.move('interview')
    await work(first.applicationId)
    const [log] = await first.mine.list()
    await first.mine.delete({ id: log?.id ?? '' })
    await first.move('reviewing')
    await first.move('interview')
    await work(first.applicationId, 2)
    expect(await first.mine.list()).toEqual([])

    const second = await createWorld()
    const { applicationId } = second
    await second.mine.create({ id: newId(), companyName: 'Fernway', jobRole: 'Analyst', applicationId })
    await second.move('interview')
    await work(applicationId)
    expect((await second.mine.list()).map(({ jobRole }) => jobRole)).toEqual(['Analyst'])
  })

  it.each([
    ['accepted', 'passed'],
    ['rejected', 'failed'],
  ] as const)(
    'is set by the status: %s means %s, and back at the interview stage it is pending',
    async (status, outcome) => {
      const { applicationId, mine, move } = await createWorld()
      await move('interview')
      await move(status)
      // events in the wrong order lead to the same result
      await work(applicationId, 1, 'backwards')
      expect((await mine.list()).map((log) => log.outcome)).toEqual([outcome])
      await move('interview')
      await work(applicationId)
      expect((await mine.list()).map((log) => log.outcome)).toEqual(['pending'])
    },
  )

  it('is cancelled when the applicant withdraws', async () => {
    const { applicationId, mine, move, my } = await createWorld()
    await move('interview')
    await work(applicationId)
    await my.withdraw({ id: applicationId })
    await work(applicationId)
    expect((await mine.list()).map((log) => log.outcome)).toEqual(['cancelled'])
  })

  it('preserves the outcome and the texts that the job seeker entered', async () => {
    const { applicationId, mine, move } = await createWorld()
    await move('interview')
    await work(applicationId)
    const [log] = await mine.list()
    if (!log) throw new Error('a log was made')
    const written = { ...log, notes: 'Mine', companyName: 'As I call them' }
    const updated = await mine.update({ ...written, seen: log.updatedAt })
    expect(updated.outcomeFollows).toBe(true)
    const set = await mine.update({ ...written, outcome: 'passed', seen: updated.updatedAt })
    await move('rejected')
    await work(applicationId)
    const [after] = await mine.list()
    expect(after).toEqual(set)
    expect(after).toMatchObject({ outcome: 'passed', notes: 'Mine', companyName: 'As I call them' })
  })

  it('rejects an update if the outcome changed since the log was read', async () => {
    const { applicationId, mine, move } = await createWorld()
    await move('interview')
    await work(applicationId)
    const [log] = await mine.list()
    if (!log) throw new Error('a log was made')
    await move('accepted')
    await work(applicationId)
    await expect(mine.update({ ...log, seen: log.updatedAt })).rejects.toMatchObject({ code: 'LOG_CHANGED' })
  })

  it('remains without an application when the job and its applications are deleted', async () => {
    const { applicationId, mine, move, job } = await createWorld()
    await move('interview')
    await work(applicationId)
    await product.db.delete(jobs).where(eq(jobs.id, job.id))
    await work(applicationId)
    expect((await mine.list()).map(({ applicationId: id, jobRole }) => [id, jobRole])).toEqual([[null, 'Data Analyst']])
  })

  it('is created once by the migration for applications that were at the interview stage before the tracker existed', async () => {
    const { applicationId, mine, move } = await createWorld()
    const other = await createWorld()
    await other.mine.create({
      id: newId(),
      companyName: 'Mine',
      jobRole: 'Analyst',
      applicationId: other.applicationId,
    })
    for (const { move: set } of [{ move }, other]) await set('interview')
    const folder = new URL('../../../db/migrations/', import.meta.url)
    const file = readdirSync(folder).find((name) => name.endsWith('logs-of-standing-interviews.sql')) ?? ''
    const statement = readFileSync(new URL(file, folder), 'utf8')
    for (let i = 0; i < 2; i++) await product.db.execute(sql.raw(statement))
    await work(applicationId)
    expect(await mine.list()).toMatchObject([
      { applicationId, jobRole: 'Data Analyst', outcome: 'pending', outcomeFollows: true },
    ])
    expect((await other.mine.list()).map(({ companyName }) => companyName)).toEqual(['Mine'])
  })
})
