import { and, count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { interviewSessions } from '#db/schema/interview-prep.ts'
import { interviewResponses } from '#db/schema/question-bank.ts'
import { storeQuestions } from '#features/question-bank/server/store-questions.ts'
import { newId } from '#lib/ids.ts'
import { createCompany, createJob, createUser } from '#testing/factories.ts'
import { type TestProduct, testProduct } from '#testing/product.ts'
import type { MockSession } from '../../mock-contract.ts'
import { mockDefaults } from '../../mock-rules.ts'
import { stateOf } from './mock-sessions.ts'

let product: TestProduct
let userId: string
beforeAll(async () => {
  product = await testProduct()
  await storeQuestions(product.db)
})
afterAll(() => product.close())
beforeEach(async () => {
  userId = (await createUser(product.db)).id
})

const my = (id: string | null = userId) => product.as(id).mockInterviews
const setup = (more = {}) => ({ ...mockDefaults, id: newId(), ...more })
const text = 'In my last role the refunds did not match the bank. I rebuilt the figure, and we saved $61,000 a year.'
const answer = ({ id, index }: MockSession, more = {}) => ({ id, index, responseId: newId(), text, ...more })
const storedAnswers = async (sessionId: string) => {
  const of = eq(interviewResponses.sessionId, sessionId)
  const [row] = await product.db.select({ n: count() }).from(interviewResponses).where(of)
  return row?.n
}
/** Moves the start of an interview into the past. */
async function ago(id: string, minutes: number): Promise<void> {
  const [row] = await product.db.select().from(interviewSessions).where(eq(interviewSessions.id, id))
  const past = new Date(Date.now() - minutes * 60_000).toISOString()
  const sessionData = { ...(row?.sessionData as object), startedAt: past, askedAt: past }
  await product.db.update(interviewSessions).set({ sessionData }).where(eq(interviewSessions.id, id))
}

describe('starting a mock interview', () => {
  it('rejects no type, no level, and a count or limit that is not offered (INTV-15, INTV-14)', async () => {
    const wrong = [
      { types: [] },
      { levels: [] },
      { count: 4 },
      { timeLimit: 20 },
      { types: ['other'] },
      { mode: 'video' },
    ]
    for (const more of wrong) {
      await expect(my().start(setup(more) as never)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    }
    expect((await my().list({})).total).toBe(0)
  })

  it('rejects a signed-out caller with the specified message (INTV-40, INTV-22)', async () => {
    const refused = { code: 'UNAUTHENTICATED', message: 'User not authenticated' }
    await expect(my(null).start(setup())).rejects.toMatchObject(refused)
  })

  it('rejects and stores nothing if the question bank is empty (INTV-22)', async () => {
    const empty = await testProduct()
    const id = (await createUser(empty.db)).id
    const started = empty.as(id).mockInterviews.start(setup())
    await expect(started).rejects.toMatchObject({
      code: 'NO_QUESTIONS',
      message: 'Failed to generate mock interview questions',
    })
    expect((await empty.as(id).mockInterviews.list({})).total).toBe(0)
    await empty.close()
  })

  it('stores the person, role, company, settings, and questions of the chosen types only (INTV-16, INTV-21)', async () => {
    const chosen = setup({
      types: ['technical'],
      levels: ['hard', 'easy'],
      count: 3,
      role: 'Data Analyst',
      company: 'Fernway',
    })
    const session = await my().start(chosen)
    expect(session).toMatchObject({
      sessionName: 'Data Analyst at Fernway',
      jobRole: 'Data Analyst',
      companyName: 'Fernway',
    })
    expect(session).toMatchObject({ questions: 3, index: 0, completed: false, averageScore: null, revision: 0 })
    const [row] = await product.db.select().from(interviewSessions).where(eq(interviewSessions.id, session.id))
    expect(row).toMatchObject({ userId, interviewMode: 'text', questionsAnswered: 0 })
    const { config, questions } = stateOf(row ?? { sessionData: {} })
    expect(config).toEqual({ types: ['technical'], levels: ['easy', 'hard'], count: 3, timeLimit: 30, mode: 'text' })
    for (const one of questions)
      expect([one.questionType, one.difficultyLevel]).toEqual(['technical', expect.stringMatching(/easy|hard/)])
  })

  it('shows the open question and hides later ones', async () => {
    const { steps } = await my().start(setup())
    expect(steps.map(({ outcome, question }) => [outcome, question !== null])).toEqual([
      ['open', true],
      ...Array(4).fill(['ahead', false]),
    ])
  })

  it('starts with fewer questions than requested if the question bank has no more', async () => {
    const few = await testProduct()
    const row = {
      title: 'One',
      content: 'Why?',
      questionType: 'behavioral' as const,
      difficultyLevel: 'medium' as const,
    }
    await storeQuestions(few.db, [
      { ...row, key: 'one' },
      { ...row, key: 'two' },
    ])
    const session = await few.as((await createUser(few.db)).id).mockInterviews.start(setup({ count: 5 }))
    expect([session.questions, session.setup.count]).toEqual([2, 5])
    await few.close()
  })

  it('uses the title and company of a posting, and rejects a posting that the person cannot see', async () => {
    const company = await createCompany(product.db, { name: 'Fernway Health' })
    const job = await createJob(product.db, company.id, { title: 'Senior Data Analyst' })
    const draft = await createJob(product.db, company.id, { status: 'draft' })
    await expect(my().start(setup({ jobId: draft.id }))).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const session = await my().start(setup({ jobId: job.id, role: 'Something else' }))
    expect(session).toMatchObject({ sessionName: 'Senior Data Analyst at Fernway Health', jobId: job.id })
  })

  it('starts one interview for repeated requests, and rejects a second open interview', async () => {
    const one = setup()
    const [first] = await Promise.all([one, one, one].map((same) => my().start(same)))
    const two = await Promise.allSettled([my().start(setup()), my().start(setup())])
    expect(two).toMatchObject([{ reason: { code: 'INTERVIEW_OPEN' } }, { reason: { code: 'INTERVIEW_OPEN' } }])
    expect((await my().list({})).items).toMatchObject([{ id: first?.id }])
    const twoTabs = await createUser(product.db)
    const raced = await Promise.allSettled([1, 2, 3, 4].map(() => my(twoTabs.id).start(setup())))
    expect(raced.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

describe('answering a mock interview', () => {
  it('rejects a blank answer, and always allows skipping (INTV-17)', async () => {
    const session = await my().start(setup())
    for (const nothing of ['', '   \n ', '\u0000']) {
      await expect(my().answer(answer(session, { text: nothing }))).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    }
    expect(await storedAnswers(session.id)).toBe(0)
    expect(await my().skip(session)).toMatchObject({ index: 1, questionsSkipped: 1, questionsAnswered: 0 })
  })

  it('stores each answer immediately with score and session, and opens the next question (INTV-18)', async () => {
    const session = await my().start(setup())
    const sent = answer(session)
    const next = await my().answer(sent)
    expect(next).toMatchObject({ index: 1, questionsAnswered: 1, revision: 1, completed: false })
    expect(next.steps.map(({ outcome }) => outcome)).toEqual(['answered', 'open', 'ahead', 'ahead', 'ahead'])
    const [row] = await product.db.select().from(interviewResponses).where(eq(interviewResponses.sessionId, session.id))
    expect(row).toMatchObject({
      id: sent.responseId,
      userId,
      responseText: text,
      questionId: session.steps[0]?.question?.id,
    })
    expect(row?.score).toBe(next.steps[0]?.score)
    expect(next.averageScore).toBe(row?.score)
    expect(row?.score).toBeGreaterThan(0)
  })

  it('stores one of twenty simultaneous answers (INTV-18)', async () => {
    const session = await my().start(setup())
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => my().answer(answer(session))))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of all) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'GONE_ON' })
    expect(await storedAnswers(session.id)).toBe(1)
    expect(await my().get(session)).toMatchObject({ index: 1, questionsAnswered: 1 })
  })

  it('stores an answer once when it is sent again after a lost connection', async () => {
    const session = await my().start(setup())
    const sent = answer(session)
    const all = await Promise.all(Array.from({ length: 20 }, () => my().answer(sent)))
    expect(new Set(all.map(({ index }) => index))).toEqual(new Set([1]))
    expect(await storedAnswers(session.id)).toBe(1)
    await expect(my().answer({ ...sent, index: 1 })).rejects.toMatchObject({ code: 'GONE_ON' })
    expect(await my().get(session)).toMatchObject({ index: 1 })
  })

  it('rejects a step from a page that shows another question, with an explanation', async () => {
    const session = await my().start(setup())
    await my().skip(session)
    const GONE_ON = {
      code: 'GONE_ON',
      message: "This interview continued in another window. Here's where it is now.",
    }
    await expect(my().answer(answer(session))).rejects.toMatchObject(GONE_ON)
    await expect(my().skip({ ...session, index: 3 })).rejects.toMatchObject(GONE_ON)
    await expect(my().complete({ ...session, index: 0 })).rejects.toMatchObject(GONE_ON)
    expect(await my().skip(session)).toMatchObject({ index: 1, questionsSkipped: 1 })
  })

  it('answers NOT_FOUND when another person answers, reads or deletes the interview', async () => {
    const session = await my().start(setup())
    const stranger = my((await createUser(product.db)).id)
    const NOT_FOUND = { code: 'NOT_FOUND' }
    await expect(stranger.answer(answer(session))).rejects.toMatchObject(NOT_FOUND)
    await expect(stranger.get(session)).rejects.toMatchObject(NOT_FOUND)
    await expect(stranger.delete(session)).rejects.toMatchObject(NOT_FOUND)
    await expect(stranger.start(setup({ id: session.id }))).rejects.toMatchObject(NOT_FOUND)
    expect(await stranger.list({})).toMatchObject({ total: 0, open: null })
  })
})

describe('the end of a mock interview', () => {
  it('completes the session with the last step, and stores its stats (INTV-19, INTV-21)', async () => {
    let session = await my().start(setup({ count: 3 }))
    await ago(session.id, 10)
    session = await my().answer(answer(session, { durationSeconds: 90 }))
    session = await my().skip(session)
    session = await my().answer(answer(session, { text: 'I do not know.' }))
    expect(session).toMatchObject({ completed: true, ending: 'finished', questionsAnswered: 2, questionsSkipped: 1 })
    const [row] = await product.db.select().from(interviewSessions).where(eq(interviewSessions.id, session.id))
    const scores = session.steps.flatMap(({ score }) => (score === null ? [] : [score]))
    expect(scores).toHaveLength(2)
    expect(row).toMatchObject({ completed: true, totalTimeMinutes: 2, revision: 3 })
    expect(row?.averageScore).toBe(Math.round(((scores[0] ?? 0) + (scores[1] ?? 0)) / 2))
    expect(row?.completedAt).toBeInstanceOf(Date)
    await expect(my().skip(session)).rejects.toMatchObject({ code: 'GONE_ON' })
    expect((await my().list({})).open).toBeNull()
    await my().start(setup())
  })

  it('can be early: the answers count, and the other questions are shown as neither answered nor skipped (INTV-19)', async () => {
    const session = await my().answer(answer(await my().start(setup())))
    const ended = await my().complete(session)
    expect(ended).toMatchObject({ completed: true, ending: 'early', questionsAnswered: 1, questionsSkipped: 0 })
    expect(ended.steps.every(({ question }) => question !== null)).toBe(true)
    expect(await my().complete(session)).toMatchObject({ revision: ended.revision })
  })

  it('stores an answer after the time limit, marks it as late, and completes the session', async () => {
    const session = await my().start(setup({ timeLimit: 15 }))
    await ago(session.id, 16)
    expect(await my().get(session)).toMatchObject({ remainingSeconds: 0, completed: false })
    const ended = await my().answer(answer(session))
    expect(ended).toMatchObject({ completed: true, ending: 'time', questionsAnswered: 1, totalTimeMinutes: 15 })
    expect(ended.steps[0]).toMatchObject({ outcome: 'answered', isLate: true, text })
    await expect(my().answer(answer(ended))).rejects.toMatchObject({ code: 'GONE_ON' })
  })

  it('resumes after a reload at the same question with the remaining time', async () => {
    const session = await my().start(setup({ timeLimit: 30 }))
    await my().skip(session)
    await ago(session.id, 12)
    const again = await my().get(session)
    expect(again).toMatchObject({ index: 1, completed: false })
    expect(again.remainingSeconds).toBeGreaterThan(18 * 60 - 10)
    expect(again.remainingSeconds).toBeLessThanOrEqual(18 * 60)
    expect((await my().list({})).open).toMatchObject({ id: session.id, index: 1, questions: 5 })
  })

  it('deletes an interview with its answers, and nothing else', async () => {
    const session = await my().answer(answer(await my().start(setup())))
    await my().delete(session)
    expect(await storedAnswers(session.id)).toBe(0)
    await expect(my().get(session)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const own = and(eq(interviewSessions.userId, userId), eq(interviewSessions.completed, false))
    expect(await product.db.select().from(interviewSessions).where(own)).toEqual([])
  })

  it('lists the latest interviews first up to the limit, with the total', async () => {
    const ids: string[] = []
    for (let i = 0; i < 3; i++) {
      const session = await my().start(setup())
      await my().complete(session)
      ids.unshift(session.id)
    }
    const { items, total } = await my().list({ limit: 2 })
    expect([items.map(({ id }) => id), total]).toEqual([ids.slice(0, 2), 3])
  })
})
