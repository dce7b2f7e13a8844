import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { applications } from '#db/schema/applications.ts'
import { interviewLogs } from '#db/schema/interview-logs.ts'
import { interviewSessions, scheduledInterviews } from '#db/schema/interview-prep.ts'
import { interviewQuestions, interviewResponses } from '#db/schema/question-bank.ts'
import { samples } from '#features/answer-feedback/score/samples.testing.ts'
import { DAY_MS } from '#lib/dates.ts'
import { newId } from '#lib/ids.ts'
import { applicantDetails } from '#testing/applicant-details.ts'
import { createCompany, createJob, createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { beginMock, endMock, mockDefaults, takeStep } from '../../mock-rules.ts'

const product = productOfFile()
let userId: string
let questionId: string
beforeAll(async () => {
  questionId = await ask({ key: 'bank', title: 'A number that was wrong' })
})
beforeEach(async () => {
  userId = (await createUser(product.db, { roles: ['job_seeker'] })).id
})

const ago = (days: number) => new Date(Date.now() - days * DAY_MS)
const overview = (who = userId) => product.as(who).interviewOverview.read()

async function ask(overrides: Partial<typeof interviewQuestions.$inferInsert>): Promise<string> {
  const id = newId()
  await product.db.insert(interviewQuestions).values({
    ...{ id, title: 'Why?', content: 'Say why.', questionType: 'behavioral', difficultyLevel: 'medium', ...overrides },
  })
  return id
}

async function practise(overrides: Partial<typeof interviewResponses.$inferInsert> = {}) {
  const row = { id: newId(), userId, questionId, responseText: 'I rebuilt the figure.', score: 50, ...overrides }
  await product.db.insert(interviewResponses).values(row)
  return row
}

async function mock(overrides: Partial<typeof interviewSessions.$inferInsert> = {}) {
  const questions = [1, 2, 3].map((n) => ({
    ...{ id: questionId, title: `Question ${n}`, content: '', tags: [], reason: null },
    ...({ questionType: 'behavioral', difficultyLevel: 'medium' } as const),
  }))
  const now = new Date()
  const open = takeStep(beginMock(mockDefaults, questions, now), { kind: 'skipped' }, { now })
  const row = { id: newId(), userId, sessionName: 'Analyst', completed: true, completedAt: now, averageScore: 60 }
  const sessionData = overrides.completed === false ? open : endMock(open, { now })
  await product.db.insert(interviewSessions).values({ ...row, sessionData, ...overrides })
  return overrides.id ?? row.id
}

describe('the overview', () => {
  it('is empty for a new user, without practice of other people (INTV-02)', async () => {
    await practise()
    await mock()
    const other = await createUser(product.db, { roles: ['job_seeker'] })
    expect(await overview(other.id)).toEqual({
      practised: { total: 0, recent: 0 },
      mocks: { total: 0, recent: 0 },
      score: { average: null, before: null, direction: null, trend: [] },
      thinnest: null,
      upcoming: { total: 0, next: null },
      recentMocks: [],
      recentResponses: [],
    })
  })

  it('counts single answers and completed mock interviews, in total and in the last seven days (INTV-02, INTV-05)', async () => {
    const sessionId = await mock({ completedAt: ago(6.9) })
    await mock({ completedAt: ago(7.1) })
    await mock({ completed: false, completedAt: null, averageScore: null })
    await practise({ sessionId })
    await practise({ createdAt: ago(6.9) })
    await practise({ createdAt: ago(7.1) })
    await practise({ createdAt: ago(40) })
    expect(await overview()).toMatchObject({ practised: { total: 3, recent: 1 }, mocks: { total: 2, recent: 1 } })
  })

  it('compares the latest five scores, of answers and of interviews, with the five before (INTV-03)', async () => {
    for (let day = 1; day <= 4; day++) await practise({ score: 80, createdAt: ago(day) })
    await mock({ averageScore: 70, completedAt: ago(0.5) })
    for (let day = 10; day <= 14; day++) await practise({ score: 60, createdAt: ago(day) })
    await practise({ score: 0, createdAt: ago(30) })
    await practise({ score: null, createdAt: ago(0.1) })
    const { score } = await overview()
    expect(score).toMatchObject({ average: 78, before: 60, direction: 'up' })
    expect(score.trend.map((point) => point.score)).toEqual([60, 60, 60, 60, 60, 80, 80, 80, 80, 70])
    expect(score.trend.at(-1)).toMatchObject({ kind: 'mock', title: 'Analyst', words: 0 })
    expect(score.trend[0]).toMatchObject({ kind: 'practice', title: 'A number that was wrong', words: 4 })
  })

  it('counts a mock interview as one score, with the average length of its answers (INTV-03)', async () => {
    const sessionId = await mock({ averageScore: 64 })
    await practise({ sessionId, responseText: 'one two three four' })
    await practise({ sessionId, responseText: 'one two' })
    const { score } = await overview()
    expect(score.trend).toMatchObject([{ id: sessionId, score: 64, words: 3 }])
    expect(score.average).toBe(64)
  })

  it('lists the three latest mock interviews and the five latest answers, the newest first (INTV-04)', async () => {
    const company = await createCompany(product.db, { name: 'Fernway', logoUrl: '/logo.svg' })
    const job = await createJob(product.db, company.id)
    for (const days of [4, 3, 2]) await mock({ sessionName: `${days} days ago`, createdAt: ago(days) })
    const open = { completed: false, completedAt: null, averageScore: null, createdAt: ago(1) }
    await mock({ ...open, sessionName: 'open', jobId: job.id })
    const made = []
    for (const days of [7, 6, 5, 4, 3, 2]) made.push(await practise({ createdAt: ago(days), score: days }))
    await practise({ sessionId: await mock({ createdAt: ago(50) }) })
    const { recentMocks, recentResponses } = await overview()
    expect(recentMocks.map(({ name }) => name)).toEqual(['open', '2 days ago', '3 days ago'])
    expect(recentMocks[0]).toMatchObject({
      companyLogoUrl: '/logo.svg',
      completed: false,
      outcomes: ['skipped', 'open', 'open'],
    })
    expect(recentResponses.map(({ score }) => score)).toEqual([2, 3, 4, 5, 6])
    expect(recentResponses[0]).toMatchObject({ id: made.at(-1)?.id, questionId, title: 'A number that was wrong' })
  })

  it('names the step that is missing most often, from five answers on', async () => {
    const text = samples[0]?.answers[1]?.text ?? ''
    for (let n = 0; n < 4; n++) await practise({ responseText: text })
    expect((await overview()).thinnest).toBeNull()
    await practise({ responseText: samples[0]?.answers[0]?.text ?? '' })
    expect((await overview()).thinnest).toEqual({ label: 'Result', lacking: 4, of: 5 })
  })
})

describe('the next interview', () => {
  const log = async (overrides: Partial<typeof interviewLogs.$inferInsert>) =>
    product.db
      .insert(interviewLogs)
      .values({ id: newId(), userId, companyName: 'Fernway', jobRole: 'Analyst', interviewDate: ago(-3), ...overrides })
  const schedule = async (overrides: Partial<typeof scheduledInterviews.$inferInsert> = {}) => {
    const setup = { ...mockDefaults, role: 'Data Analyst', company: '', jobId: null }
    await product.db.insert(scheduledInterviews).values({
      ...{ id: newId(), userId, timeZone: 'UTC', scheduledDate: ago(-2) },
      sessionConfig: { setup, recordings: 'delete' },
      ...overrides,
    })
  }
  const next = () => product.as(userId).interviewOverview.next()

  it('counts pending real interviews and scheduled voice interviews in the future (INTV-02)', async () => {
    await log({})
    await log({ interviewDate: ago(0.1) })
    await log({ interviewDate: null })
    await log({ outcome: 'cancelled' })
    await schedule()
    await schedule({ status: 'cancelled' })
    await schedule({ scheduledDate: ago(1) })
    expect((await overview()).upcoming).toEqual(await next())
    expect(await next()).toMatchObject({
      total: 2,
      next: { kind: 'scheduled', jobRole: 'Data Analyst', companyName: null },
    })
  })

  it('includes how many questions made from its posting have an answer', async () => {
    const company = await createCompany(product.db)
    const job = await createJob(product.db, company.id)
    const applicationId = newId()
    await product.db.insert(applications).values({
      ...{
        id: applicationId,
        userId,
        jobId: job.id,
        ...applicantDetails({ fullName: 'Maya' }),
      },
    })
    await log({ applicationId, interviewStage: 'technical' })
    expect((await next()).next).toMatchObject({ kind: 'real', stage: 'technical', jobId: job.id, practised: null })
    const made = await Promise.all([1, 2, 3].map(() => ask({ userId, jobId: job.id })))
    await practise({ questionId: made[0] ?? '' })
    await practise({ questionId: made[0] ?? '' })
    expect((await next()).next).toMatchObject({ practised: { done: 1, total: 3 } })
    await product.db.update(interviewLogs).set({ outcome: 'passed' }).where(eq(interviewLogs.userId, userId))
    expect(await next()).toEqual({ total: 0, next: null })
  })
})
