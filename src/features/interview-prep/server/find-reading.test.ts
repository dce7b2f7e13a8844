import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { interviewResources } from '#db/schema/interview-prep.ts'
import { freshDatabase, type TestDatabase } from '#testing/database.ts'
import { findReading } from './find-reading.ts'
import { storeResources } from './store-resources.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await freshDatabase()
  await storeResources(database.db)
})
afterEach(() => database.close())

const keys = async (words: string) => (await findReading(database.db, words, 3)).map(({ key }) => key)

describe('reading material for the coach', () => {
  it.each([
    ['how do I prepare for a panel interview?', 'panel-interview'],
    ['what do I say about my weaknesses', 'strengths-and-weaknesses'],
    ['I was laid off, how do I explain my layoff', 'talking-about-a-layoff'],
    ['interview for a nurse on Monday', 'questions-for-nurses'],
    ['should I send a thank-you note', 'thank-you-note'],
    ['do I have to tell them about my disability', 'adjustments-for-a-disability'],
  ])('finds for %j something to read (COACH-05)', async (words, key) => {
    expect(await keys(words)).toContain(key)
  })

  it.each(['', 'zzzzqqq', "'; drop table users; --", '& | ! ( ) <->', '\\'])('finds nothing for %j', async (words) => {
    expect(await keys(words)).toEqual([])
  })

  it('excludes retired resources and links to other sites', async () => {
    await database.db
      .update(interviewResources)
      .set({ retiredAt: new Date() })
      .where(eq(interviewResources.key, 'panel-interview'))
    expect(await keys('panel')).not.toContain('panel-interview')
    expect((await findReading(database.db, 'EEOC GOV.UK USCIS', 9)).length).toBe(0)
  })
})
