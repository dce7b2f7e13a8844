import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { applications } from '#db/schema/applications.ts'
import { interviewLogs } from '#db/schema/interview-logs.ts'
import { liveMessages } from '#db/schema/operations.ts'
import { newId } from '#lib/ids.ts'
import { applicantDetails } from '#testing/applicant-details.ts'
import { createCompany, createJob, createUser } from '#testing/factories.ts'
import { outcomeOf } from '#testing/outcome-of.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { maxLogs } from '../rules.ts'

const product = productOfFile()

const DAY = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY)
const fields = (more: object = {}) => ({ id: newId(), companyName: 'Fernway Health', jobRole: 'Data Analyst', ...more })

async function person() {
  const user = await createUser(product.db)
  return { user, mine: product.as(user.id).interviewLogs }
}

async function applicationOf(userId: string) {
  const company = await createCompany(product.db, { name: 'Orrery Labs' })
  const job = await createJob(product.db, company.id, { title: 'Analytics Engineer' })
  const id = newId()
  const who = applicantDetails({ fullName: 'Maya' })
  await product.db.insert(applications).values({ id, jobId: job.id, userId, ...who })
  return id
}

describe('an interview log', () => {
  it('is rejected without a company or role, or with an unknown stage, unknown outcome or invalid date (INTV-35)', async () => {
    const { mine } = await person()
    const wrong = [
      { companyName: '  ' },
      { jobRole: '' },
      { companyName: 'x'.repeat(201) },
      { interviewStage: 'lunch' },
      { outcome: 'maybe' },
      { interviewDate: new Date('3000-01-01') },
      { notes: 'x'.repeat(5001) },
    ]
    for (const one of wrong)
      expect(await outcomeOf(mine.create(fields(one) as never)), JSON.stringify(one)).toBe('BAD_REQUEST')
    expect(await mine.list()).toEqual([])
  })

  it('stores all fields trimmed, and defaults to a pending phone interview (INTV-34, INTV-35)', async () => {
    const { mine, user } = await person()
    const applicationId = await applicationOf(user.id)
    const plain = await mine.create(fields({ companyName: '  Fernway Health ' }))
    expect(plain).toMatchObject({
      companyName: 'Fernway Health',
      interviewStage: 'phone',
      outcome: 'pending',
      notes: '',
    })
    const fullLog = {
      ...fields({ interviewStage: 'onsite', outcome: 'passed', interviewDate: inDays(-3) }),
      notes: 'Three people',
      feedback: 'Liked the example',
      applicationId,
    } as const
    expect(await mine.create(fullLog as never)).toMatchObject({ ...fullLog, outcomeFollows: false })
    const [row] = await product.db.select().from(interviewLogs).where(eq(interviewLogs.id, fullLog.id))
    expect(row).toMatchObject({ ...fullLog, userId: user.id })
  })

  it('lists pending logs without a date first, then the latest date first (INTV-33)', async () => {
    const { mine } = await person()
    const made: [string, object][] = [
      ['old', { interviewDate: inDays(-30), outcome: 'failed' }],
      ['undated and over', { outcome: 'cancelled' }],
      ['coming', { interviewDate: inDays(5) }],
      ['undated', {}],
      ['recent', { interviewDate: inDays(-2) }],
    ]
    for (const [jobRole, more] of made) await mine.create(fields({ jobRole, ...more }))
    const roles = (await mine.list()).map(({ jobRole }) => jobRole)
    expect(roles).toEqual(['undated', 'coming', 'recent', 'old', 'undated and over'])
  })

  it('counts all, upcoming, waiting and passed interviews, in total and by stage (INTV-33)', async () => {
    const { mine } = await person()
    expect(await mine.stats()).toMatchObject({ total: 0, upcoming: 0, next: null, waiting: 0, passed: 0, decided: 0 })
    const soon = inDays(2)
    for (const more of [
      { interviewDate: inDays(6) },
      { interviewDate: soon },
      { interviewDate: inDays(-1) },
      {},
      { interviewDate: inDays(3), outcome: 'cancelled' },
      { interviewStage: 'technical', outcome: 'passed' },
      { interviewStage: 'technical', outcome: 'failed' },
      { outcome: 'passed' },
    ]) {
      await mine.create(fields(more))
    }
    const stats = await mine.stats()
    expect(stats).toMatchObject({ total: 8, upcoming: 2, next: soon, waiting: 2, passed: 2, decided: 3 })
    expect(stats.byStage.slice(0, 2)).toEqual([
      { stage: 'phone', total: 6, passed: 1, decided: 1 },
      { stage: 'technical', total: 2, passed: 1, decided: 2 },
    ])
  })

  it('is stored once when it is sent twice, and updates open pages of the job seeker', async () => {
    const { mine, user } = await person()
    const one = fields()
    await Promise.all([mine.create(one), mine.create(one)])
    expect(await mine.list()).toHaveLength(1)
    const said = await product.db.select().from(liveMessages).where(eq(liveMessages.userId, user.id))
    expect(said.map(({ topic }) => topic)).toEqual(['interviews_changed'])
  })

  it('is rejected beyond the limit, also when two are sent at once', async () => {
    const { mine, user } = await person()
    const rows = Array.from({ length: maxLogs - 1 }, () => ({ ...fields(), userId: user.id }))
    await product.db.insert(interviewLogs).values(rows)
    const both = await Promise.all([outcomeOf(mine.create(fields())), outcomeOf(mine.create(fields()))])
    expect(both.sort()).toEqual(['TOO_MANY_LOGS', 'ok'])
  })

  it('is replaced as a whole, and rejects an update of an outdated version', async () => {
    const { mine } = await person()
    const { id, updatedAt: seen } = await mine.create(fields())
    const changed = await mine.update({ ...fields({ outcome: 'passed', notes: 'Went well' }), id, seen })
    expect(changed).toMatchObject({ id, outcome: 'passed', notes: 'Went well' })
    expect(await outcomeOf(mine.update({ ...fields({ notes: 'Other' }), id, seen }))).toBe('LOG_CHANGED')
    expect(await outcomeOf(mine.update({ ...fields({ jobRole: ' ' }), id, seen: changed.updatedAt }))).toBe(
      'BAD_REQUEST',
    )
    expect(await mine.list()).toEqual([changed])
  })

  it("is hidden from other people, and cannot be linked to another person's application", async () => {
    const { mine, user } = await person()
    const other = (await person()).mine
    const applicationId = await applicationOf(user.id)
    const { id, updatedAt: seen } = await mine.create(fields())
    const calls = [
      other.update({ ...fields(), id, seen }),
      other.delete({ id }),
      other.create({ ...fields(), id }),
      other.create(fields({ applicationId })),
    ]
    expect(await Promise.all(calls.map(outcomeOf))).toEqual(calls.map(() => 'NOT_FOUND'))
    const theirs = await other.create(fields())
    expect(await outcomeOf(other.update({ ...fields({ applicationId }), id: theirs.id, seen: theirs.updatedAt }))).toBe(
      'NOT_FOUND',
    )
    expect(await mine.list()).toHaveLength(1)
  })

  it('is deleted permanently (INTV-36)', async () => {
    const { mine } = await person()
    const { id } = await mine.create(fields())
    expect(await mine.delete({ id })).toEqual({ deleted: true })
    expect(await outcomeOf(mine.delete({ id }))).toBe('NOT_FOUND')
    expect(await mine.list()).toEqual([])
  })

  it("offers the job seeker's applications, those at the interview stage first", async () => {
    const { mine, user } = await person()
    const first = await applicationOf(user.id)
    await product.db.update(applications).set({ status: 'interview' }).where(eq(applications.id, first))
    await applicationOf(user.id)
    await product.as(user.id).jobTracker.addExternal({
      title: 'Reporting Lead',
      companyName: 'Halden Freight',
      location: '',
      link: '',
      appliedOn: '2026-01-05',
      salaryText: '',
      employmentType: '',
      status: 'submitted',
      notes: '',
    })
    const offered = await mine.applications()
    expect(offered[0]).toEqual({
      applicationId: first,
      companyName: 'Orrery Labs',
      jobRole: 'Analytics Engineer',
      status: 'interview',
    })
    expect(offered.map(({ companyName }) => companyName)).toEqual(['Orrery Labs', 'Orrery Labs', 'Halden Freight'])
    expect(offered[2]?.applicationId).toBeNull()
  })
})
