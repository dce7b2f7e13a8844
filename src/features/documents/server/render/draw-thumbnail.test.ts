import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { coverLetters, resumes } from '#db/schema/documents.ts'
import { newId } from '#lib/ids.ts'
import { genuineFiles } from '#server/uploads/genuine-files.testing.ts'
import { createResume, createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { madeUpResumes } from '../exports/made-up-resumes.testing.ts'
import { filesApp } from '../files-app.testing.ts'

const product = productOfFile()
let app: ReturnType<typeof filesApp>
beforeAll(() => {
  app = filesApp(product)
})

const person = async () => (await createUser(product.db)).id
const ask = (userId: string | null, kind: string, id: string, init?: RequestInit) =>
  app.request(userId, `/api/documents/${kind}/${id}/thumbnail`, init)

it('a thumbnail is the first page of the saved document, for its owner alone', async () => {
  const userId = await person()
  const { id } = await createResume(product.db, userId, { content: JSON.stringify(madeUpResumes['every section']) })
  const answer = await ask(userId, 'resume', id)
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'image/webp',
    'private, no-store',
  ])
  const image = sharp(Buffer.from(await answer.arrayBuffer()))
  const { width = 0, height = 0 } = await image.metadata()
  expect(width).toBe(168)
  expect(height / width).toBeGreaterThan(1.2)
  // the page is not blank
  const { channels } = await image.stats()
  expect(channels[0]?.min).toBeLessThan(160)
  expect(channels[0]?.mean).toBeGreaterThan(160)
  expect((await ask(await person(), 'resume', id)).status).toBe(404)
  expect((await ask(null, 'resume', id)).status).toBe(401)
  expect((await ask(userId, 'resume', id, { method: 'HEAD' })).status).toBe(405)
})

it.each([
  ['an unknown document', 'resume', newId()],
  ['an unknown kind', 'logo', newId()],
  ['what is no id', 'resume', '1'],
])('%s has no thumbnail', async (_, kind, id) => {
  expect((await ask(await person(), kind, id)).status).toBe(404)
})

it('a cover letter has a thumbnail', async () => {
  const userId = await person()
  const content = JSON.stringify({
    paragraphs: { opening: 'I apply.', body: ['Because.'], closing: 'Thanks.' },
    signature: 'Maya',
  })
  const id = newId()
  await product.db
    .insert(coverLetters)
    .values({ id, userId, title: 'To Kestrel', content, documentType: 'platform_created' })
  expect((await ask(userId, 'letter', id)).status).toBe(200)
  expect((await ask(userId, 'resume', id)).status).toBe(404)
})

it('an upload that was not imported has no thumbnail, and damaged content is refused', async () => {
  const userId = await person()
  const { pdf } = await genuineFiles()
  const { body } = await app.upload(userId, { bytes: pdf, name: 'Maya.pdf', type: 'application/pdf' })
  const upload = await product.as(userId).documents.createResume({ fileId: body.fileId })
  expect((await ask(userId, 'resume', upload.id)).status).toBe(404)
  const damaged = await createResume(product.db, userId, { content: '{"personalInfo": 4', isDefault: false })
  expect((await ask(userId, 'resume', damaged.id)).status).toBe(422)
})

it('a change of the document changes its thumbnail', async () => {
  const userId = await person()
  const stored = (fullName: string) => JSON.stringify({ ...full, personalInfo: { ...full.personalInfo, fullName } })
  const full = madeUpResumes['every section']!
  const { id } = await createResume(product.db, userId, { content: stored('Ada Obi') })
  const bytes = async () => Buffer.from(await (await ask(userId, 'resume', id)).arrayBuffer())
  const before = await bytes()
  expect(await bytes()).toEqual(before)
  await product.db
    .update(resumes)
    .set({ content: stored('Konstantin Papadopoulos'), updatedAt: new Date() })
    .where(eq(resumes.id, id))
  expect(await bytes()).not.toEqual(before)
})
