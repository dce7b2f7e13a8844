import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { interviewQuestions } from '#db/schema/question-bank.ts'
import { freshDatabase, type TestDatabase } from '#testing/database.ts'
import { createCompany, createJob, createUser } from '#testing/factories.ts'
import { drawQuestions } from './draw-questions.ts'
import { storeQuestions } from './store-questions.ts'

let database: TestDatabase
const person = { userId: '', jobId: '' }
beforeAll(async () => {
  database = await freshDatabase()
  await storeQuestions(database.db)
  person.userId = (await createUser(database.db)).id
  person.jobId = (await createJob(database.db, (await createCompany(database.db)).id)).id
})
afterAll(() => database.close())

const every = {
  types: ['behavioral', 'technical', 'situational'] as const,
  levels: ['easy', 'medium', 'hard'] as const,
}
const draw = (filters: Partial<Parameters<typeof drawQuestions>[1]>) =>
  drawQuestions(database.db, {
    types: [...every.types],
    levels: [...every.levels],
    count: 15,
    userId: person.userId,
    ...filters,
  })
const own = (userId: string, n: number) => ({
  userId,
  jobId: person.jobId,
  title: `Of the posting ${n}`,
  content: 'Why',
  questionType: 'technical' as const,
  difficultyLevel: 'medium' as const,
})

describe('the questions of a mock interview', () => {
  it('have only the chosen types and levels, the requested count, and no duplicates (INTV-16)', async () => {
    for (const type of every.types) {
      for (const level of every.levels) {
        const drawn = await draw({ types: [type], levels: [level], count: 2 })
        expect(drawn).toHaveLength(2)
        expect(new Set(drawn.map(({ id }) => id)).size).toBe(2)
        for (const one of drawn) expect([one.questionType, one.difficultyLevel]).toEqual([type, level])
      }
    }
    expect(await draw({ types: [] })).toEqual([])
    expect(await draw({ levels: [] })).toEqual([])
  })

  it('are shuffled by the random source (INTV-16)', async () => {
    const luck = (seed: number) => () => {
      seed = (seed * 16807) % 2147483647
      return seed / 2147483647
    }
    const titles = async (seed: number) => (await draw({ random: luck(seed) })).map(({ title }) => title)
    expect(await titles(7)).toEqual(await titles(7))
    expect(await titles(7)).not.toEqual(await titles(8))
  })

  it('are for the role or for all roles, never for another role', async () => {
    const drawn = await draw({ role: 'Senior Data Analyst', count: 500 })
    expect(new Set(drawn.map(({ jobRole }) => jobRole))).toEqual(new Set(['Data and Analytics', null]))
    const few = await draw({ role: 'Senior Data Analyst', count: 5 })
    expect(new Set(few.map(({ jobRole }) => jobRole))).toEqual(new Set(['Data and Analytics']))
    // an unknown role gets the questions for all roles first
    expect((await draw({ role: 'Falconer', count: 5 })).map(({ jobRole }) => jobRole)).toEqual(Array(5).fill(null))
  })

  it('include the questions made from the posting first, but only those of the same person', async () => {
    const other = await createUser(database.db)
    await database.db
      .insert(interviewQuestions)
      .values([own(person.userId, 1), own(person.userId, 2), own(other.id, 3)])
    const titles = (await draw({ jobId: person.jobId, count: 5 })).map(({ title }) => title)
    expect(titles.filter((title) => title.startsWith('Of the posting')).sort()).toEqual([
      'Of the posting 1',
      'Of the posting 2',
    ])
    const all = await draw({ count: 500 })
    expect(all.some(({ title }) => title.startsWith('Of the posting'))).toBe(false)
    await database.db
      .update(interviewQuestions)
      .set({ retiredAt: new Date() })
      .where(eq(interviewQuestions.title, 'Of the posting 1'))
    const later = (await draw({ jobId: person.jobId, count: 500 })).map(({ title }) => title)
    expect(later).toContain('Of the posting 2')
    expect(later).not.toContain('Of the posting 1')
    expect(later).not.toContain('Of the posting 3')
  })
})
