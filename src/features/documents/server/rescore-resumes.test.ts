import { eq } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { resumes } from '#db/schema/documents.ts'
import { emptyResume } from '#features/document-content/resume-content.ts'
import { rubricVersion } from '#features/resume-review/score/rubric.ts'
import { genuineFiles } from '#server/uploads/genuine-files.testing.ts'
import { createResume, createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { filesApp } from './files-app.testing.ts'
import { rescoreResumes } from './rescore-resumes.ts'

const product = productOfFile()

async function scored(aiScore: number | null, aiScoreVersion: number | null, content: string | null): Promise<string> {
  const user = await createUser(product.db)
  const { id } = await createResume(product.db, user.id)
  await product.db.update(resumes).set({ aiScore, aiScoreVersion, content }).where(eq(resumes.id, id))
  return id
}
const read = async (id: string) => (await product.db.select().from(resumes).where(eq(resumes.id, id)))[0]

it('rescores resumes of an older rubric, without changing their date (AI-03, AI-06)', async () => {
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

it('leaves an upload whose file cannot be read now, and scores the others', async () => {
  const user = await createUser(product.db)
  const app = filesApp(product)
  const { pdf } = await genuineFiles()
  const { body } = await app.upload(user.id, { bytes: pdf, name: 'Maya.pdf', type: 'application/pdf' })
  const upload = await product.as(user.id).documents.createResume({ fileId: body.fileId })
  await product.db.update(resumes).set({ aiScore: 70, aiScoreVersion: 1 }).where(eq(resumes.id, upload.id))
  const other = await scored(94, 1, JSON.stringify(emptyResume()))
  const get = vi.spyOn(product.services.storage, 'get').mockRejectedValue(new Error('away'))
  await rescoreResumes(product.services)
  get.mockRestore()
  expect(await read(upload.id)).toMatchObject({ aiScore: 70, aiScoreVersion: 1 })
  expect((await read(other))?.aiScoreVersion).toBe(rubricVersion)
  await rescoreResumes(product.services)
  expect((await read(upload.id))?.aiScoreVersion).not.toBe(1)
})
