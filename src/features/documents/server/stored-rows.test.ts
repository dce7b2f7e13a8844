import { desc, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { coverLetters, files, resumes } from '#db/schema/documents.ts'
import { events } from '#db/schema/operations.ts'
import { defaultDesign } from '#features/document-content/design.ts'
import { emptyLetter } from '#features/document-content/letter-content.ts'
import { emptyResume } from '#features/document-content/resume-content.ts'
import { newId } from '#lib/ids.ts'
import { genuineFiles } from '#server/uploads/genuine-files.testing.ts'
import { createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { filesApp } from './files-app.testing.ts'

const product = productOfFile()
let app: ReturnType<typeof filesApp>
let pdf: Buffer
beforeAll(async () => {
  app = filesApp(product)
  pdf = (await genuineFiles()).pdf
})

const person = async () => (await createUser(product.db)).id
const my = (userId: string) => product.as(userId)
const staged = async (userId: string, purpose: 'document' | 'cover-letter') =>
  (await app.upload(userId, { bytes: pdf, name: 'cv.pdf' }, { purpose })).body.fileId
const written = { design: defaultDesign(), from: null }
const resumeRow = async (id: string) => (await product.db.select().from(resumes).where(eq(resumes.id, id)))[0]!
const letterRow = async (id: string) =>
  (await product.db.select().from(coverLetters).where(eq(coverLetters.id, id)))[0]!
const eventsOf = async (id: string) =>
  (await product.db.select().from(events).orderBy(desc(events.id))).filter(({ payload }) =>
    Object.values(payload).includes(id),
  )

describe('the stored row of a document', () => {
  it('of a resume has its owner, content or file, type, default, downloads, score and dates (DOCS-09)', async () => {
    const userId = await person()
    const before = Date.now()
    const content = { ...emptyResume(), professionalSummary: 'I plan.' }
    const { id, aiScore } = await my(userId).editors.saveResume({ ...written, id: newId(), title: 'Planner', content })
    const { createdAt, updatedAt, ...row } = await resumeRow(id)
    expect(row).toMatchObject({
      userId,
      title: 'Planner',
      documentType: 'platform_created',
      isDefault: true,
      downloadCount: 0,
      aiScore,
      fileId: null,
    })
    expect(aiScore).toBeGreaterThan(0)
    expect(JSON.parse(row.content!)).toEqual(content)
    for (const date of [createdAt, updatedAt]) expect(date.getTime()).toBeGreaterThanOrEqual(before)

    const upload = await my(userId).documents.createResume({ fileId: await staged(userId, 'document') })
    const uploaded = await resumeRow(upload.id)
    expect(uploaded).toMatchObject({ userId, title: 'cv', documentType: 'uploaded', isDefault: false, content: null })
    // a private file, read by checked links, replaces a public address (decisions, section 2)
    const answer = await app.request(userId, (await my(userId).documents.resumeLink({ id: upload.id })).url)
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf)
    expect((await resumeRow(upload.id)).downloadCount).toBe(1)
  })

  it('of a cover letter has its owner, content or file, type, default, job, company and date (DOCS-10)', async () => {
    const userId = await person()
    const before = Date.now()
    const content = {
      ...emptyLetter(),
      jobInfo: { position: 'Planner', referenceNumber: '', source: '' },
      recipientInfo: { hiringManager: '', company: 'Kestrel', address: '' },
    }
    const { id } = await my(userId).editors.saveLetter({ ...written, id: newId(), title: 'To Kestrel', content })
    const { updatedAt, ...row } = await letterRow(id)
    expect(row).toMatchObject({
      userId,
      title: 'To Kestrel',
      documentType: 'platform_created',
      isDefault: true,
      jobTitle: 'Planner',
      companyName: 'Kestrel',
      fileId: null,
    })
    expect(JSON.parse(row.content!)).toEqual(content)
    expect(updatedAt.getTime()).toBeGreaterThanOrEqual(before)

    const upload = await my(userId).documents.createLetter({ fileId: await staged(userId, 'cover-letter') })
    expect(await letterRow(upload.id)).toMatchObject({ documentType: 'uploaded', isDefault: false, jobTitle: null })
    const answer = await app.request(userId, (await my(userId).documents.letterLink({ id: upload.id })).url)
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf)
  })

  it('is announced by one event at the first save, for a letter and for a resume', async () => {
    const userId = await person()
    const letter = { ...written, id: newId(), title: 'A letter', content: emptyLetter() }
    const resume = { ...written, id: newId(), title: 'A resume', content: emptyResume() }
    for (let save = 0; save < 2; save += 1) {
      await my(userId).editors.saveLetter(letter)
      await my(userId).editors.saveResume(resume)
    }
    expect((await eventsOf(letter.id)).map(({ name }) => name)).toEqual(['cover_letter.created'])
    expect((await eventsOf(resume.id)).map(({ name }) => name)).toEqual(['resume.created'])
  })
})

describe('the lists (DOCS-08)', () => {
  it('have the last changed first; a change moves its document to the top', async () => {
    const userId = await person()
    const days = [3, 1, 5, 2, 4]
    const rows = days.map((day) => ({
      userId,
      title: `Day ${day}`,
      documentType: 'platform_created' as const,
      createdAt: new Date(2026, 0, 9 - day),
      updatedAt: new Date(2026, 0, day),
    }))
    await product.db.insert(resumes).values(rows)
    await product.db.insert(coverLetters).values(rows)
    const { listResumes, listLetters, renameResume, renameLetter } = my(userId).documents
    const newest = ['Day 5', 'Day 4', 'Day 3', 'Day 2', 'Day 1']
    expect((await listResumes()).map(({ title }) => title)).toEqual(newest)
    expect((await listLetters()).map(({ title }) => title)).toEqual(newest)
    await renameResume({ id: (await listResumes()).at(-1)!.id, title: 'Now' })
    await renameLetter({ id: (await listLetters()).at(-1)!.id, title: 'Now' })
    expect((await listResumes())[0]!.title).toBe('Now')
    expect((await listLetters())[0]!.title).toBe('Now')
  })
})

describe('a file store that fails (DOCS-27)', () => {
  it('is reported for a download link: Failed to create download URL', async () => {
    const userId = await person()
    const { id } = await my(userId).documents.createResume({ fileId: await staged(userId, 'document') })
    const get = vi.spyOn(product.services.storage, 'get').mockRejectedValueOnce(new Error('away'))
    const link = my(userId).documents.resumeLink({ id })
    await expect(link).rejects.toMatchObject({ code: 'FILE_STORE_AWAY', message: 'Failed to create download URL' })
    get.mockRestore()
    expect((await my(userId).documents.resumeLink({ id })).url).toContain('/api/files/')
  })

  it('is reported for the deletion of an upload: Failed to delete file, and it can be retried', async () => {
    const userId = await person()
    const fileId = await staged(userId, 'document')
    const remove = vi.spyOn(product.services.storage, 'remove').mockRejectedValueOnce(new Error('away'))
    const taken = my(userId).documents.discardUpload({ fileId })
    await expect(taken).rejects.toMatchObject({ code: 'FILE_NOT_DELETED', message: 'Failed to delete file' })
    remove.mockRestore()
    expect(await product.db.select().from(files).where(eq(files.id, fileId))).toHaveLength(1)
    await my(userId).documents.discardUpload({ fileId })
    expect(await product.db.select().from(files).where(eq(files.id, fileId))).toEqual([])
  })
})
