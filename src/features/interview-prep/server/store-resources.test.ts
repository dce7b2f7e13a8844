import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { interviewResources } from '#db/schema/interview-prep.ts'
import { freshDatabase, type TestDatabase } from '#testing/database.ts'
import { writtenResources } from './resources/written-resources.ts'
import { storeResources } from './store-resources.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await freshDatabase()
})
afterEach(() => database.close())

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
const retired = async () => (await database.db.select().from(interviewResources)).map(({ retiredAt }) => retiredAt)

describe('storeResources', () => {
  it('retires a resource that was removed from the files, and restores it when it is added again', async () => {
    await storeResources(database.db, [resource('r')])
    await storeResources(database.db, [])
    expect(await retired()).toEqual([expect.any(Date)])
    await storeResources(database.db, [resource('r')])
    expect(await retired()).toEqual([null])
  })

  it('stores each resource once when several processes start at the same time', async () => {
    const { db } = database
    await Promise.all([storeResources(db), storeResources(db), storeResources(db)])
    expect(await db.$count(interviewResources)).toBe(writtenResources().length)
  })
})
