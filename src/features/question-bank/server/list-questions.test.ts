import { beforeEach, describe, expect, it } from 'vitest'
import { savedJobs } from '#db/schema/job-board.ts'
import { interviewQuestions } from '#db/schema/question-bank.ts'
import { newId } from '#lib/ids.ts'
import { createCompany, createJob, createUser } from '#testing/factories.ts'
import { productOfTest } from '#testing/product-of-file.ts'
import type { Question, QuestionFilters } from '../contract.ts'
import { questionBank } from './question-bank.ts'
import { storeQuestions } from './store-questions.ts'

const product = productOfTest()
const who = { maya: '', other: '' }
beforeEach(async () => {
  await storeQuestions(product.db)
  who.maya = (await createUser(product.db)).id
  who.other = (await createUser(product.db)).id
})

const list = (filters: Partial<QuestionFilters> = {}, userId = who.maya) =>
  product.as(userId).interviewQuestions.list(filters)
/** The questions of all pages. */
async function all(filters: Partial<QuestionFilters> = {}, userId = who.maya): Promise<Question[]> {
  const items: Question[] = []
  for (let page = 1; ; page++) {
    const next = await list({ ...filters, page }, userId)
    items.push(...next.items)
    if (next.items.length === 0) {
      expect(items).toHaveLength(next.total)
      return items
    }
  }
}
const made = (userId: string, overrides: Partial<typeof interviewQuestions.$inferInsert> = {}) => ({
  userId,
  title: 'Why Fernway?',
  content: 'Name one thing.',
  questionType: 'behavioral' as const,
  difficultyLevel: 'easy' as const,
  companyName: 'Fernway',
  ...overrides,
})

describe('the question bank', () => {
  it('returns each question with its texts, type, level, role, company and tags (INTV-08)', async () => {
    const items = await all()
    expect(items).toHaveLength(questionBank().length)
    const sql = items.find(({ title }) => title.startsWith('After a join your total has doubled'))
    expect(sql).toEqual({
      id: expect.any(String),
      title: 'After a join your total has doubled. What happened, and how do you find it?',
      content: expect.stringContaining('Rows matched more than one row'),
      questionType: 'technical',
      difficultyLevel: 'easy',
      jobRole: 'Data and Analytics',
      companyName: null,
      tags: ['SQL', 'data quality'],
      reason: null,
      jobId: null,
      createdAt: expect.any(Date),
      tries: 0,
      bestScore: null,
    })
    expect(await product.as(who.maya).interviewQuestions.get({ id: sql!.id })).toEqual(sql)
  })

  it('filters by type, level and role, and includes questions for all roles (INTV-07)', async () => {
    const items = await all({ type: 'technical', level: 'hard', role: 'Design' })
    expect(items.length).toBeGreaterThan(1)
    for (const one of items) {
      expect([one.questionType, one.difficultyLevel]).toEqual(['technical', 'hard'])
      expect(['Design', null]).toContain(one.jobRole)
    }
    expect([...new Set(items.map(({ jobRole }) => jobRole))]).toEqual(['Design', null])
  })

  it("filters by company, includes questions without a company, and lists only the viewer's companies (INTV-07)", async () => {
    await product.db
      .insert(interviewQuestions)
      .values([
        made(who.maya),
        made(who.maya, { companyName: 'Kestrel', title: 'Why Kestrel?' }),
        made(who.other, { companyName: 'Elsewhere' }),
      ])
    const titles = (await all({ company: 'Fernway' })).map(({ title }) => title)
    expect(titles).toContain('Why Fernway?')
    expect(titles).not.toContain('Why Kestrel?')
    expect(titles).toHaveLength(questionBank().length + 1)
    expect((await list()).companies).toEqual(['Fernway', 'Kestrel'])
    expect((await list({}, who.other)).companies).toEqual(['Elsewhere'])
    expect(await all({ company: 'Elsewhere' })).toHaveLength(questionBank().length)
  })

  it('finds all words in title or content in any letter case, without wildcards (INTV-06, INTV-07)', async () => {
    const found = await all({ q: 'JOIN doubled' })
    expect(found.map(({ title }) => title)).toEqual([
      'After a join your total has doubled. What happened, and how do you find it?',
    ])
    // one word is in the content, one in the title
    expect((await all({ q: 'matched join' })).map(({ id }) => id)).toEqual(found.map(({ id }) => id))
    expect(await all({ q: '100%_' })).toEqual([])
    expect(await all({ q: '\\' })).toEqual([])
  })

  it('lists questions of a posting among all questions only for a saved, applied or practised job', async () => {
    const company = await createCompany(product.db)
    const [saved, looked] = [await createJob(product.db, company.id), await createJob(product.db, company.id)]
    const person = await createUser(product.db)
    const rows = [
      made(person.id, { jobId: saved.id, title: 'Of the saved' }),
      made(person.id, { jobId: looked.id, title: 'Only looked at' }),
    ]
    const [, other] = await product.db.insert(interviewQuestions).values(rows).returning()
    await product.db.insert(savedJobs).values({ userId: person.id, jobId: saved.id })
    const titles = async (filters = {}) => (await all(filters, person.id)).map(({ title }) => title)
    expect((await titles()).slice(0, 1)).toEqual(['Of the saved'])
    expect(await titles()).not.toContain('Only looked at')
    expect(await titles({ job: looked.id })).toEqual(['Only looked at'])
    expect(await titles({ company: 'Fernway' })).toContain('Only looked at')
    const answer = { id: newId(), questionId: other!.id, text: 'Because.' }
    await product.as(person.id).interviewQuestions.saveResponse(answer)
    expect(await titles()).toContain('Only looked at')
  })

  it('lists the newest first, in pages without duplicates (INTV-07)', async () => {
    const dated = (key: string, createdAt: Date) => ({
      ...made(who.maya, { title: key }),
      key,
      userId: null,
      createdAt,
    })
    const [last, next] = [new Date('2020-01-01'), new Date(Date.now() + 60_000)]
    await product.db.insert(interviewQuestions).values([dated('newest', next), dated('oldest', last)])
    const items = await all()
    expect([items.at(0)?.title, items.at(-1)?.title]).toEqual(['newest', 'oldest'])
    const times = items.map(({ createdAt }) => createdAt.getTime())
    expect(times).toEqual([...times].sort((a, b) => b - a))
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
    expect((await list({ page: 10_000 })).items).toEqual([])
  })

  it('filters by questions that the viewer has answered, not other people', async () => {
    const [mine, theirs] = await all({ type: 'technical' })
    for (const [userId, question] of [
      [who.maya, mine],
      [who.other, theirs],
    ] as const) {
      const answer = { id: newId(), questionId: question!.id, text: 'Because.' }
      await product.as(userId).interviewQuestions.saveResponse(answer)
    }
    expect((await all({ practised: true })).map(({ id }) => id)).toEqual([mine!.id])
  })

  it('does not list retired questions, and answers NOT_FOUND for questions of another person', async () => {
    const [retired, foreign] = await product.db
      .insert(interviewQuestions)
      .values([made(who.maya, { retiredAt: new Date(), title: 'Gone' }), made(who.other, { title: 'Theirs' })])
      .returning()
    const titles = (await all()).map(({ title }) => title)
    expect(titles).not.toContain('Gone')
    expect(titles).not.toContain('Theirs')
    const { get } = product.as(who.maya).interviewQuestions
    expect((await get({ id: retired!.id })).title).toBe('Gone')
    const refusals = await Promise.all([foreign!.id, newId()].map((id) => get({ id }).catch((error) => error)))
    expect(refusals.map(({ code, message }) => ({ code, message }))).toEqual(
      Array(2).fill({ code: 'NOT_FOUND', message: "This doesn't exist or is no longer available." }),
    )
  })
})
