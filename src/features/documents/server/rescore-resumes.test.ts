import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { resumes } from '#db/schema/documents.ts'
import { emptyResume } from '#features/document-content/resume-content.ts'
import { rubricVersion } from '#features/resume-review/score/rubric.ts'
import { createResume, createUser } from '#testing/factories.ts'
import { type TestProduct, testProduct } from '#testing/product.ts'
import { rescoreResumes } from './rescore-resumes.ts'

let product: TestProduct
beforeAll(async () => {
  product = await testProduct()
})
afterAll(() => product.close())

async function scored(aiScore: number | null, aiScoreVersion: number | null, content: string | null): Promise<string> {
  const user = await createUser(product.db)
  const { id } = await createResume(product.db, user.id)
  await product.db.update(resumes).set({ aiScore, aiScoreVersion, content }).where(eq(resumes.id, id))
  return id
}
const read = async (id: string) => (await product.db.select().from(resumes).where(eq(resumes.id, id)))[0]

it('scores again what an older rubric scored, and leaves its date (AI-03, AI-06)', async () => {
  const written = JSON.stringify({
    ...emptyResume(),
    professionalSummary: 'Planner with nine years in the depots of a city.',
  })
  const [old, current, never] = [
    await scored(94, 1, written),
    await scored(50, rubricVersion, written),
    await scored(null, null, written),
  ]
  const before = await read(old)
  await rescoreResumes(product.services)
  const after = await read(old)
  expect(after?.aiScoreVersion).toBe(rubricVersion)
  expect(after?.aiScore).toBeLessThan(20)
  expect(after?.updatedAt).toEqual(before?.updatedAt)
  expect(await read(current)).toMatchObject({ aiScore: 50 })
  expect(await read(never)).toMatchObject({ aiScore: null, aiScoreVersion: null })
})

it('removes the score of an upload whose file is gone', async () => {
  const id = await scored(80, 1, null)
  await rescoreResumes(product.services)
  expect(await read(id)).toMatchObject({ aiScore: null, aiScoreVersion: null })
})
