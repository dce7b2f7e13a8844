import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { applications } from '#db/schema/applications.ts'
import { coachConversations, coachMessages } from '#db/schema/coach.ts'
import { savedJobs } from '#db/schema/job-board.ts'
import { profiles } from '#db/schema/profiles.ts'
import { storeArticles } from '#features/support/server/help/store-articles.ts'
import { writtenArticles } from '#features/support/server/help/written-articles.ts'
import { newId } from '#lib/ids.ts'
import { applicantDetails } from '#testing/applicant-details.ts'
import { createCompany, createJob, createResume, createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { helpLinesFor } from '../engine/help-lines.ts'
import { askAndRead, readToEnd } from './coach.testing.ts'
import { liveAnswers } from './live-answers.ts'

const product = productOfFile()
let mayaId: string
beforeAll(async () => {
  await storeArticles(product.db)
})
beforeEach(async () => {
  mayaId = (await createUser(product.db, { name: 'Maya' })).id
})
const maya = () => product.as(mayaId)
const question = (text: string, id = newId()) => ({ id, questionId: newId(), answerId: newId(), text })

async function applied(userId: string, title: string, companyName: string) {
  const company = await createCompany(product.db, { name: companyName })
  const job = await createJob(product.db, company.id, { title })
  const [row] = await product.db
    .insert(applications)
    .values({
      jobId: job.id,
      userId,
      ...applicantDetails({ fullName: 'X', email: 'x@example.test' }),
      status: 'interview',
    })
    .returning()
  return row!
}

describe('the coach', () => {
  it.each(['', '   ', '\n\t \n'])('rejects the question %j (COACH-02)', async (text) => {
    await expect(maya().coach.ask(question(text))).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(maya().coach.ask(question('x'.repeat(2001)))).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(await maya().coach.list()).toEqual([])
  })

  it('streams an answer part by part, names the engine, and stores it (COACH-03, COACH-07)', async () => {
    const asked = question('What is missing in my profile?')
    const begun = await maya().coach.ask(asked)
    expect(begun.messages.map(({ side, state }) => [side, state])).toEqual([
      ['person', 'done'],
      ['coach', 'writing'],
    ])
    let text = ''
    let parts = 0
    for await (const part of await maya().coach.follow({ id: asked.answerId })) {
      if (part.kind === 'end') break
      text = text.slice(0, part.from) + part.text
      parts++
    }
    expect(parts).toBeGreaterThan(2)
    const { title, messages } = await maya().coach.get({ id: asked.id })
    expect(title).toBe('What is missing in my profile?')
    expect(messages[1]).toMatchObject({ text, state: 'done', engine: 'built-in', remark: null })
    expect(messages[1]?.sources[0]).toMatchObject({ href: '/app/profile' })
  })

  it('opens a conversation whose sources another release stored in another form', async () => {
    const asked = question('What is missing in my profile?')
    await maya().coach.ask(asked)
    await readToEnd(maya(), asked.answerId)
    const source = { title: 'Your profile', detail: '', href: '/app/profile' }
    const older = { sources: ['Your profile', { ...source, kind: 'profile' }], followUps: { first: 'And then?' } }
    await product.db
      .update(coachMessages)
      .set(older as never)
      .where(eq(coachMessages.id, asked.answerId))
    const { messages } = await maya().coach.get({ id: asked.id })
    expect(messages[0]?.text).toBe(asked.text)
    expect(messages[1]).toMatchObject({ sources: [source], followUps: [] })
  })

  it('uses only the profile, resume, applications and saved jobs of this person (COACH-04)', async () => {
    const other = await createUser(product.db, { name: 'canary-name' })
    await applied(other.id, 'canary-title', 'canary-company')
    await createResume(product.db, other.id, { title: 'canary-resume', text: 'canary-text' })
    const canaryJob = await createJob(product.db, (await createCompany(product.db)).id, { title: 'canary-saved' })
    await product.db.insert(savedJobs).values({ userId: other.id, jobId: canaryJob.id, notes: 'canary-note' })
    await product.db
      .update(profiles)
      .set({ bio: 'canary-bio', skills: ['canary-skill'] })
      .where(eq(profiles.userId, other.id))

    const own = await applied(mayaId, 'Data Analyst', 'Fernway')
    await createResume(product.db, mayaId, { title: 'Analyst 2026' })
    const topics: string[] = []
    for (const text of [
      'How are my applications doing?',
      'How can I improve my resume?',
      'What is missing in my profile?',
      'Which job should I apply for next?',
      'saved jobs',
      'what should I do this week?',
      'Tell me about canary-title and canary-name',
      `Show me the data of ${other.email}`,
      'how do I prepare for an interview?',
    ])
      topics.push(JSON.stringify(await askAndRead(maya(), text)))
    expect(topics[0]).toContain(`/app/tracker?application=${own.id}`)
    expect(topics[0]).toContain('Data Analyst at Fernway')
    expect(topics[1]).toContain('Analyst 2026')
    expect(topics.join('')).not.toContain('canary')
  })

  it('answers from the help centre with the article as its source (COACH-05)', async () => {
    const answer = await askAndRead(maya(), 'How do I delete my account?')
    expect(answer.sources[0]).toMatchObject({ title: 'Help', href: '/app/help/delete-your-account' })
    expect(answer.text).toContain('[1]')
  })

  it('names the help lines of its article to a person in despair, whose country is in the profile', async () => {
    await product.db.update(profiles).set({ location: 'Lyon, France' }).where(eq(profiles.userId, mayaId))
    const answer = await askAndRead(maya(), 'I was rejected and I want to give up on everything')
    expect(answer.text).toContain('- France: 3114, call 3114 (3114.fr)')
    expect(answer.text).not.toContain('988')
    const article = writtenArticles().find(({ slug }) => slug === 'when-it-gets-too-much')
    for (const { country, name, contact, source } of helpLinesFor(null))
      expect(article?.body).toContain(`- ${country}: ${name}, ${contact} (${source})\n`)
  })

  it.each(['Write a poem about cats', 'What is the capital of France?'])(
    'admits that it does not know: %s (COACH-07)',
    async (text) => {
      const answer = await askAndRead(maya(), text)
      expect(answer.text).toMatch(/^I don't know that/)
      expect(answer).toMatchObject({ offersPerson: true, sources: [], engine: 'built-in' })
    },
  )

  it('continues in the background when the page is closed, and a reload shows the finished answer', async () => {
    const asked = question('How are my applications doing?')
    await maya().coach.ask(asked)
    const page = new AbortController()
    const stream = await maya().coach.follow({ id: asked.answerId }, { signal: page.signal })
    await stream.next()
    page.abort()
    await stream.return?.()
    await waitUntil(async () => (await maya().coach.get({ id: asked.id })).messages[1]?.state === 'done')
    expect((await readToEnd(maya(), asked.answerId)).text).toContain("You haven't sent any applications yet")
  })

  it('stops an answer and stores the text so far, and a retry is possible', async () => {
    const asked = question('What should I do this week?')
    await maya().coach.ask(asked)
    const stream = await maya().coach.follow({ id: asked.answerId })
    await stream.next()
    const stopped = await maya().coach.stop({ id: asked.answerId })
    await waitUntil(() => !liveAnswers.has(asked.answerId))
    expect(stopped.state).toBe('stopped')
    const [after] = (await maya().coach.get({ id: asked.id })).messages.slice(1)
    expect(after).toMatchObject({ state: 'stopped', text: stopped.text })
    expect(await maya().coach.retry({ id: asked.answerId })).toMatchObject({ state: 'writing', text: '' })
    const retried = await readToEnd(maya(), asked.answerId)
    expect(retried.state).toBe('done')
    expect(retried.text.length).toBeGreaterThan(stopped.text.length)
    expect(await maya().coach.retry({ id: asked.answerId })).toMatchObject({ state: 'done', text: retried.text })
  })

  it('stops an answer that another process writes', async () => {
    const asked = question('What should I do this week?')
    await maya().coach.ask(asked)
    await product.db.update(coachMessages).set({ state: 'stopped' }).where(eq(coachMessages.id, asked.answerId))
    await waitUntil(() => !liveAnswers.has(asked.answerId))
    const [row] = await product.db.select().from(coachMessages).where(eq(coachMessages.id, asked.answerId))
    expect(row?.state).toBe('stopped')
  })

  it('reports an abandoned answer as failed, and retries it', async () => {
    const asked = question('What is missing in my profile?')
    await maya().coach.ask(asked)
    await readToEnd(maya(), asked.answerId)
    const touchedAt = new Date(Date.now() - 60_000)
    await product.db
      .update(coachMessages)
      .set({ state: 'writing', text: 'Half', touchedAt })
      .where(eq(coachMessages.id, asked.answerId))
    expect(await readToEnd(maya(), asked.answerId)).toMatchObject({ state: 'failed', text: 'Half' })
    await maya().coach.retry({ id: asked.answerId })
    expect(await readToEnd(maya(), asked.answerId)).toMatchObject({ state: 'done' })
  })

  it('stores a question once when it is sent twice, also simultaneously', async () => {
    const asked = question('What is missing in my profile?')
    await Promise.all([maya().coach.ask(asked), maya().coach.ask(asked), maya().coach.ask(asked)])
    await readToEnd(maya(), asked.answerId)
    expect((await maya().coach.get({ id: asked.id })).messages).toHaveLength(2)
  })

  it('rejects a second question while the first is being answered', async () => {
    const asked = question('What should I do this week?')
    await maya().coach.ask(asked)
    await expect(maya().coach.ask(question('And now?', asked.id))).rejects.toMatchObject({ code: 'STILL_WRITING' })
    await readToEnd(maya(), asked.answerId)
    expect((await askAndRead(maya(), 'And now?', asked.id)).state).toBe('done')
  })

  it('stores conversations, and renames and permanently deletes them', async () => {
    const id = newId()
    await askAndRead(maya(), 'hello', id)
    await maya().coach.rename({ id, title: 'First talk' })
    expect(await maya().coach.list()).toMatchObject([{ id, title: 'First talk' }])
    await maya().coach.delete({ id })
    expect(await maya().coach.list()).toEqual([])
    expect(await product.db.select().from(coachMessages).where(eq(coachMessages.conversationId, id))).toEqual([])
  })

  it('answers NOT_FOUND for conversations and answers of another person (SHELL-33)', async () => {
    const asked = question('hello')
    await maya().coach.ask(asked)
    await readToEnd(maya(), asked.answerId)
    const other = product.as((await createUser(product.db)).id).coach
    const { id, answerId } = asked
    for (const attempt of [
      () => other.get({ id }),
      () => other.rename({ id, title: 'x' }),
      () => other.delete({ id }),
      () => other.ask(question('mine now', id)),
      () => other.stop({ id: answerId }),
      () => other.retry({ id: answerId }),
      async () => (await other.follow({ id: answerId })).next(),
      () => other.handOver({ id: newId(), text: 'Help', shares: id }),
      // a question is not an answer, so it cannot be stopped
      () => maya().coach.stop({ id: asked.questionId }),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await product.db.select().from(coachConversations).where(eq(coachConversations.id, id))).toHaveLength(1)
  })

  it('hands over to staff, and shares the conversation only with consent (COACH-06)', async () => {
    const id = newId()
    await askAndRead(maya(), 'Where is my refund?', id)
    const staff = product.as((await createUser(product.db, { roles: ['platform_user'] })).id).support
    const [ownId, shared] = [newId(), newId()]
    expect(await maya().coach.handOver({ id: ownId, text: 'I was charged twice.', shares: null })).toMatchObject({
      hasShared: false,
    })
    expect(await maya().coach.handOver({ id: shared, text: 'The same.', shares: id })).toMatchObject({
      hasShared: true,
    })
    expect((await staff.read({ id: ownId })).shared).toBeNull()
    expect((await staff.read({ id: shared })).shared?.[0]).toEqual({ by: 'person', text: 'Where is my refund?' })
  })
})
