import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { interviewQuestions, interviewResources, interviewResponses } from '#db/schema/interview-prep.ts'
import { freshDatabase, type TestDatabase } from '#testing/database.ts'
import { createUser } from '#testing/factories.ts'
import { keepContent } from './keep-content.ts'
import { questionBank } from './questions/question-bank.ts'
import { writtenResources } from './resources/written-resources.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await freshDatabase()
})
afterEach(() => database.close())

const question = (key: string, title = `Why ${key}?`) => ({
  key,
  title,
  content: 'What is behind it.',
  questionType: 'behavioral' as const,
  difficultyLevel: 'easy' as const,
  jobRole: null,
  tags: ['one', 'two'],
})
const resource = (key: string) => ({
  key,
  title: 'Read this',
  summary: 'Short',
  content: 'Long',
  category: 'tips' as const,
  resourceType: 'article' as const,
  jobRole: null,
  tags: [],
  externalUrl: null,
})
const stored = () => database.db.select().from(interviewQuestions).orderBy(interviewQuestions.key)
/** The transactions that last wrote each row: they stay the same where nothing was written or locked. */
const writers = async () =>
  (await database.db.execute(sql`select xmin::text, xmax::text from interview_questions order by key`)).rows

describe('content that is written with the product', () => {
  it('changes, retires and takes back by key, and answers stay with their question', async () => {
    await keepContent(database.db, { questions: [question('a'), question('b')], resources: [resource('r')] })
    const [a, b] = await stored()
    const user = await createUser(database.db)
    await database.db.insert(interviewResponses).values({ userId: user.id, questionId: a!.id, responseText: 'Mine' })

    await keepContent(database.db, { questions: [question('b', 'Why now?'), question('c')], resources: [] })
    const later = await stored()
    expect(later.map(({ key, retiredAt }) => [key, retiredAt !== null])).toEqual([
      ['a', true],
      ['b', false],
      ['c', false],
    ])
    expect(later[1]).toMatchObject({ id: b!.id, title: 'Why now?' })
    expect((await database.db.select().from(interviewResponses))[0]?.questionId).toBe(a!.id)
    expect((await database.db.select().from(interviewResources))[0]?.retiredAt).not.toBeNull()

    await keepContent(database.db, { questions: [question('a'), question('c')], resources: [resource('r')] })
    expect((await stored())[0]).toMatchObject({ id: a!.id, retiredAt: null })
    expect((await database.db.select().from(interviewResources))[0]?.retiredAt).toBeNull()
  })

  it('writes nothing where nothing changed, and never touches questions of a person', async () => {
    const user = await createUser(database.db)
    const { key: _, ...own } = question('')
    const [mine] = await database.db
      .insert(interviewQuestions)
      .values({ ...own, userId: user.id })
      .returning()
    const content = { questions: [question('a'), question('c')], resources: [resource('r')] }
    await keepContent(database.db, content)
    const before = await writers()
    await keepContent(database.db, content)
    expect(await writers()).toEqual(before)
    const [still] = await database.db.select().from(interviewQuestions).where(eq(interviewQuestions.id, mine!.id))
    expect(still).toEqual(mine)
  })

  it('brings the whole bank and every resource, however many processes start at once', async () => {
    const { db } = database
    await Promise.all([keepContent(db), keepContent(db), keepContent(db)])
    expect(await db.$count(interviewQuestions)).toBe(questionBank().length)
    expect(await db.$count(interviewResources)).toBe(writtenResources().length)
  })
})
