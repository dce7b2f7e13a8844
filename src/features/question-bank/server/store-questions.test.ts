import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { interviewQuestions, interviewResponses } from '#db/schema/question-bank.ts'
import { freshDatabase, type TestDatabase } from '#testing/database.ts'
import { createUser } from '#testing/factories.ts'
import { questionBank } from './question-bank.ts'
import { storeQuestions } from './store-questions.ts'

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
const stored = () => database.db.select().from(interviewQuestions).orderBy(interviewQuestions.key)
/** The transaction ids of each row. They change only when the row is written or locked. */
const writers = async () =>
  (await database.db.execute(sql`select xmin::text, xmax::text from interview_questions order by key`)).rows

describe('storeQuestions', () => {
  it('changes, retires and restores questions by key, and preserves their answers', async () => {
    await storeQuestions(database.db, [question('a'), question('b')])
    const [a, b] = await stored()
    const user = await createUser(database.db)
    await database.db.insert(interviewResponses).values({ userId: user.id, questionId: a!.id, responseText: 'Mine' })

    await storeQuestions(database.db, [question('b', 'Why now?'), question('c')])
    const later = await stored()
    expect(later.map(({ key, retiredAt }) => [key, retiredAt !== null])).toEqual([
      ['a', true],
      ['b', false],
      ['c', false],
    ])
    expect(later[1]).toMatchObject({ id: b!.id, title: 'Why now?' })
    expect((await database.db.select().from(interviewResponses))[0]?.questionId).toBe(a!.id)

    await storeQuestions(database.db, [question('a'), question('c')])
    expect((await stored())[0]).toMatchObject({ id: a!.id, retiredAt: null })
  })

  it('writes nothing without a change, and never changes a question of a person', async () => {
    const user = await createUser(database.db)
    const { key: _, ...own } = question('')
    const [mine] = await database.db
      .insert(interviewQuestions)
      .values({ ...own, userId: user.id })
      .returning()
    const bank = [question('a'), question('c')]
    await storeQuestions(database.db, bank)
    const before = await writers()
    await storeQuestions(database.db, bank)
    expect(await writers()).toEqual(before)
    const [still] = await database.db.select().from(interviewQuestions).where(eq(interviewQuestions.id, mine!.id))
    expect(still).toEqual(mine)
  })

  it('stores the question bank once when several processes start at the same time', async () => {
    const { db } = database
    await Promise.all([storeQuestions(db), storeQuestions(db), storeQuestions(db)])
    expect(await db.$count(interviewQuestions)).toBe(questionBank().length)
  })
})
