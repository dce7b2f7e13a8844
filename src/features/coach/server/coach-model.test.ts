import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { applications } from '#db/schema/applications.ts'
import { coachModelUse } from '#db/schema/coach.ts'
import { savedJobs } from '#db/schema/job-board.ts'
import { newId } from '#lib/ids.ts'
import type { SignedIn } from '#server/context.ts'
import { readEnv } from '#server/env.ts'
import { createLog } from '#server/log.ts'
import { createModel } from '#server/models/create-model.ts'
import { type ModelServer, openModelServer, saysInParts } from '#server/models/model-server.testing.ts'
import { applicantDetails } from '#testing/applicant-details.ts'
import { createCompany, createJob, createResume, createUser } from '#testing/factories.ts'
import { casesOf } from '#testing/long.ts'
import { type TestProduct, testProduct } from '#testing/product.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { injections } from '../engine/injections.testing.ts'
import { isOwnPath } from '../engine/safe-text.ts'
import { askAndRead, readToEnd } from './coach.testing.ts'
import { consumeModelAnswer } from './consume-model-answer.ts'
import { liveAnswers } from './live-answers.ts'

let product: TestProduct
let server: ModelServer
let mayaId: string
beforeAll(async () => {
  product = await testProduct()
  server = await openModelServer()
  const settings = { MODEL_URL: server.url, MODEL_NAME: 'small', MODEL_TIMEOUT_SECONDS: '5' }
  // failures in other tests must not open the circuit breaker
  product.services.model = createModel(readEnv('demo', settings), createLog('silent'), {
    pauseMs: 1,
    circuit: { failures: 1000 },
  })
})
afterAll(async () => {
  await server.close()
  await product.close()
})
beforeEach(async () => {
  product.services.env.MODEL_DAILY_ANSWERS = 1000
  mayaId = (await createUser(product.db, { name: 'Maya Okafor', email: `maya-${newId()}@okafor.example` })).id
})
const maya = () => product.as(mayaId)

describe('the coach with a model', () => {
  it("streams the model's text, names the model, and lists its sources (COACH-03, COACH-07)", async () => {
    server.behave(saysInParts(['Your profile ', 'lacks a few fields [1]. ', 'Begin with ', 'your skills.']))
    const answer = await askAndRead(maya(), 'What is missing in my profile?')
    expect(answer).toMatchObject({
      engine: 'model',
      remark: null,
      text: 'Your profile lacks a few fields [1]. Begin with your skills.',
    })
    expect(answer.sources).toEqual([{ title: 'Your profile', detail: 'Profile strength', href: '/app/profile' }])
  })

  it('leaves despair to the built-in engine, whose help lines are right', async () => {
    server.behave(saysInParts(['Cheer up.']))
    const answer = await askAndRead(maya(), 'I want to die')
    expect(answer).toMatchObject({ engine: 'built-in', remark: null, offersPerson: true })
    expect(answer.text).toContain('call or text 988')
  })

  it('sends the model only data of this person, without name, email address and phone number (COACH-04)', async () => {
    const other = await createUser(product.db, { name: 'canary-other' })
    await createResume(product.db, other.id, { title: 'canary-resume' })
    await createResume(product.db, mayaId, { title: 'Analyst 2026' })
    server.behave(saysInParts(['Fine.']))
    await askAndRead(maya(), 'How can I improve my resume? Write to me at maya@home.example or (503) 555-0142.')
    const { body } = server.requests[0]!
    expect(body).toContain('Analyst 2026')
    expect(body).not.toMatch(/canary|Maya|okafor|home\.example|555-0142/i)
    expect(body).not.toMatch(/"tools"|"functions"/)
  })

  it.each([
    ['fails', (r: { writeHead(code: number): { end(): void } }) => r.writeHead(500).end()],
    ['ends in the middle of an answer', saysInParts(['Half a sentence. And'], { isCut: true })],
  ])('answers with the built-in engine and names it when the model %s (COACH-07)', async (_, behaviour) => {
    server.behave(behaviour as never)
    const answer = await askAndRead(maya(), 'What is missing in my profile?')
    expect(answer).toMatchObject({ engine: 'built-in', remark: 'model_away', state: 'done' })
    expect(answer.text).toMatch(/^Your profile strength is/)
  })

  it('ends the call to the model when the person stops the answer', async () => {
    const closed = Promise.withResolvers<void>()
    server.behave((response, request) => {
      response.on('close', closed.resolve)
      saysInParts(['First sentence. ', 'Second'], { isEndless: true })(response, request)
    })
    const asked = { id: newId(), questionId: newId(), answerId: newId(), text: 'What is missing in my profile?' }
    await maya().coach.ask(asked)
    await waitUntil(() => liveAnswers.get(asked.answerId)?.text !== '')
    expect(await maya().coach.stop({ id: asked.answerId })).toMatchObject({
      state: 'stopped',
      text: 'First sentence. ',
    })
    await closed.promise
    expect((await readToEnd(maya(), asked.answerId)).state).toBe('stopped')
  })

  it('applies the daily budget to fifty parallel questions, and names it as the reason', async () => {
    product.services.env.MODEL_DAILY_ANSWERS = 7
    const ctx = (await product.contextFor(mayaId)) as SignedIn
    const taken = await Promise.all(Array.from({ length: 50 }, () => consumeModelAnswer(ctx)))
    expect(taken.filter(Boolean)).toHaveLength(7)
    const [row] = await product.db.select().from(coachModelUse).where(eq(coachModelUse.userId, mayaId))
    expect(row?.answers).toBe(7)
    server.behave(saysInParts(['Not asked.']))
    expect(await askAndRead(maya(), 'hello')).toMatchObject({ engine: 'built-in', remark: 'budget_spent' })
    expect(server.requests).toEqual([])
    const other = product.as((await createUser(product.db)).id)
    expect(await askAndRead(other, 'hello')).toMatchObject({ engine: 'model' })
  })
})

describe('prompt injections', () => {
  // All injections are in stored texts that the coach reads. An ordinary test run also sends every fourth one as a question.
  const sent = casesOf(injections, (_, at) => at % 4 === 0)

  it('leak nothing and change no data, even if the model obeys them (COACH-04, AI-09)', async () => {
    expect(injections.length).toBeGreaterThanOrEqual(50)
    const canary = await createUser(product.db, { name: 'canary-person', email: `canary-${newId()}@example.test` })
    await createResume(product.db, canary.id, { title: 'canary-resume' })
    for (const [n, { text }] of injections.entries()) {
      const company = await createCompany(product.db, { name: n % 2 ? text : `Company ${n}` })
      const job = await createJob(product.db, company.id, {
        title: n % 2 ? `Job ${n}` : text,
        description: `<p>${text}</p>`,
      })
      await product.db.insert(savedJobs).values({ userId: mayaId, jobId: job.id, notes: text })
      if (n < 20)
        await product.db
          .insert(applications)
          .values({ jobId: job.id, userId: mayaId, ...applicantDetails({ fullName: text, email: 'x@example.test' }) })
      if (n < 5) await createResume(product.db, mayaId, { title: text, text, isDefault: n === 0 })
    }
    const state = async () =>
      (
        await product.db.execute(sql`select md5(string_agg(t::text, '' order by t::text)) as sum from (
        select a::text as t from applications a union all select j::text from saved_jobs j union all select r::text from resumes r
        union all select u::text from users u union all select p::text from profiles p) as t`)
      ).rows
    const before = await state()
    for (const { text, obeyed } of sent) {
      server.behave((response, request) => {
        expect(request.body.length).toBeGreaterThan(1000)
        saysInParts(['Here is what I found. ', obeyed.slice(0, 9), obeyed.slice(9), ' canary-free end.'])(
          response,
          request,
        )
      })
      const answer = await askAndRead(maya(), `Somebody wrote to me: "${text}". How are my applications doing?`)
      const exposed = JSON.stringify([answer.text, answer.sources, answer.followUps])
      expect(exposed, text).not.toMatch(/https?:|evil|javascript:|data:|<\w|@|555-0199|\[99\]|\]\(/i)
      expect(answer.text, text).not.toMatch(
        /password|credit card|hired|I have|I’ve|system prompt|career coach of Tandem/i,
      )
      expect(exposed, text).not.toMatch(/canary-(person|resume)/)
      expect(answer.sources.length, text).toBeGreaterThan(0)
      for (const { href } of answer.sources) expect(isOwnPath(href), href).toBe(true)
      expect(answer.state).toBe('done')
    }
    expect(await state()).toEqual(before)
  })

  it('do not affect the answers of the built-in engine', async () => {
    const { model } = product.services
    product.services.model = null
    for (const { text } of sent) {
      const answer = await askAndRead(maya(), `${text}. How are my applications doing?`)
      expect(JSON.stringify([answer.text, answer.sources]), text).not.toMatch(/https?:|evil|javascript:|<\w|@|hired/i)
    }
    product.services.model = model
  })
})
