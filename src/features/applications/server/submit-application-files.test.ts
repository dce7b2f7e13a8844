import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { applications } from '#db/schema/applications.ts'
import { coverLetters, files } from '#db/schema/documents.ts'
import { auditLog } from '#db/schema/operations.ts'
import { newId } from '#lib/ids.ts'
import { runTextChild } from '#server/text/run-text-child.ts'
import { createJob, createRequirement, createResume, createUser } from '#testing/factories.ts'
import type { TestProduct } from '#testing/product.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { applyWorld, attachmentsOf, createUpload, objectsOf, rowOf } from './apply.testing.ts'
import { applicationSubscribers } from './subscribers.ts'

const product = productOfFile()

const bytesOf = async (product: TestProduct, key: string) => buffer((await product.services.storage.get(key))!.body)

describe('the resume', () => {
  it("is a copy of an existing one, in the application's own folder (APPLY-28, APPLY-27)", async () => {
    const { my, input, user, resume } = await applyWorld(product)
    const file = await createUpload(product, user.id, { name: 'Maya’s résumé.pdf' })
    await product.db.update(files).set({ state: 'kept' }).where(eq(files.id, file.id))
    const { resumes } = await import('#db/schema/documents.ts')
    await product.db.update(resumes).set({ fileId: file.id, documentType: 'uploaded' }).where(eq(resumes.id, resume.id))
    const { applicationId } = await my.submit(input)
    const [attachment] = await attachmentsOf(product, applicationId)
    expect(attachment).toMatchObject({
      requirementId: null,
      fileName: 'Maya’s résumé.pdf',
      fileSize: file.size,
      contentType: 'application/pdf',
      isResume: true,
      isCoverLetter: false,
    })
    expect(attachment!.filePath).toMatch(new RegExp(`^resumes/${applicationId}/\\d{13}_maya_s_r_sum\\.pdf$`))
    expect((await rowOf(product, applicationId)).resumeFileId).toBe(attachment!.fileId)
    await product.as(user.id).documents.deleteResume({ id: resume.id })
    expect(await objectsOf(product, applicationId)).toEqual([attachment!.filePath])
    expect(await rowOf(product, applicationId)).toMatchObject({
      resumeTitle: resume.title,
      resumeFileId: attachment!.fileId,
    })
  })

  it('from the builder is submitted as its PDF, named by its person, as of that day (APPLY-16)', async () => {
    const { my, input, user } = await applyWorld(product)
    const content = JSON.stringify({
      personalInfo: { fullName: 'Maya Okafor' },
      professionalSummary: 'Five years of SQL.',
    })
    const built = { title: 'Backup, low salary', content, design: { template: 'modern' }, isDefault: false }
    const own = await createResume(product.db, user.id, built)
    const { applicationId } = await my.submit({ ...input, resume: { kind: 'existing', resumeId: own.id } })
    const [attachment] = await attachmentsOf(product, applicationId)
    expect(attachment).toMatchObject({
      fileName: 'Maya Okafor, Resume.pdf',
      contentType: 'application/pdf',
      isResume: true,
      isCoverLetter: false,
    })
    expect(await rowOf(product, applicationId)).toMatchObject({ resumeTitle: built.title, resumeText: own.text })
    await product.as(user.id).documents.deleteResume({ id: own.id })
    const bytes = await bytesOf(product, attachment!.filePath)
    expect(bytes.length).toBe(attachment!.fileSize)
    const read = await runTextChild(bytes, 'pdf', 10_000)
    expect(read).toMatchObject({ pages: 1, text: expect.stringMatching(/Maya Okafor[\s\S]+Five years of SQL\./) })
  })

  it('that cannot be rendered is refused with its reason, and nothing is stored', async () => {
    const { my, input, user } = await applyWorld(product)
    const lines = Array.from({ length: 60 }, () => 'word '.repeat(1200))
    const custom = Array.from({ length: 4 }, (_, n) => ({ id: newId(), title: `Part ${n}`, items: lines }))
    const content = JSON.stringify({ customSections: custom })
    const own = await createResume(product.db, user.id, { content, isDefault: false })
    const sent = my.submit({ ...input, resume: { kind: 'existing', resumeId: own.id } })
    await expect(sent).rejects.toMatchObject({ code: 'DOCUMENT_TOO_LONG', status: 422 })
    expect(await product.db.select().from(applications).where(eq(applications.userId, user.id))).toEqual([])
    expect(await my.submit(input)).toMatchObject({ status: 'submitted' })
  })

  it('older than the builder is submitted as its text; an empty one without a file', async () => {
    const { my, input, resume, user, job, company } = await applyWorld(product)
    const { applicationId } = await my.submit(input)
    const [attachment] = await attachmentsOf(product, applicationId)
    expect(attachment).toMatchObject({ fileName: 'Resume.txt', contentType: 'text/plain', isResume: true })
    const stored = await product.services.storage.get(attachment!.filePath)
    expect((await stored!.body.toArray()).join('')).toBe(resume.text)
    const second = await createJob(product.db, company.id)
    const empty = await createResume(product.db, user.id, { text: '', isDefault: false })
    const bare = { ...input, jobId: second.id, resume: { kind: 'existing' as const, resumeId: empty.id } }
    const sent = await my.submit(bare)
    expect(await attachmentsOf(product, sent.applicationId)).toEqual([])
    expect((await rowOf(product, sent.applicationId)).resumeFileId).toBeNull()
    expect(job.id).not.toBe(second.id)
  })

  it('is an upload, which is consumed; its text is read afterwards (APPLY-14)', async () => {
    const { my, input, user } = await applyWorld(product)
    const file = await createUpload(product, user.id, {
      name: 'Data Analyst.docx',
      contentType: docx,
      bytes: await wordFile(),
    })
    const { applicationId } = await my.submit({ ...input, resume: { kind: 'upload', fileId: file.id } })
    expect(await rowOf(product, applicationId)).toMatchObject({ resumeTitle: 'Data Analyst', resumeText: '' })
    const [attachment] = await attachmentsOf(product, applicationId)
    expect(attachment).toMatchObject({ fileName: 'Data Analyst.docx', isResume: true })
    expect(await product.db.select().from(files).where(eq(files.id, file.id))).toEqual([])
    expect(await product.services.storage.get(file.key)).toBeNull()
    const before = await rowOf(product, applicationId)
    const subject = { applicationId, jobId: input.jobId, companyId: input.jobId, userId: user.id }
    const occurrence = { eventId: applicationId, occurredAt: new Date() }
    await applicationSubscribers[0]!.handle(product.services, subject, occurrence)
    // and the match from its text
    const read = { matchSegments: expect.any(Array), matchVersion: expect.any(Number) }
    const searchResume = expect.stringContaining('okafor')
    expect(await rowOf(product, applicationId)).toEqual({ ...before, ...read, searchResume, resumeText: 'Maya Okafor' })
  })

  it("must be the person's own, and of an accepted kind (SHELL-33)", async () => {
    const { my, input, user } = await applyWorld(product)
    const foreign = await createUser(product.db)
    const theirs = await createResume(product.db, foreign.id)
    const their = await createUpload(product, foreign.id)
    const text = await createUpload(product, user.id, { name: 'cv.txt', contentType: 'text/plain' })
    const upload = await createUpload(product, user.id, { name: 'kept.pdf' })
    await product.db.update(files).set({ state: 'kept' }).where(eq(files.id, upload.id))
    for (const resume of [
      { kind: 'existing' as const, resumeId: theirs.id },
      ...[their, text, upload].map(({ id }) => ({ kind: 'upload' as const, fileId: id })),
    ]) {
      await expect(my.submit({ ...input, resume })).rejects.toMatchObject({
        code: 'ATTACHMENT_GONE',
        data: { field: 'resume' },
      })
    }
    expect(await product.db.select().from(applications).where(eq(applications.userId, user.id))).toEqual([])
  })

  it('whose object is lost stores nothing and reports the field (APPLY-29)', async () => {
    const { my, input, user } = await applyWorld(product)
    const file = await createUpload(product, user.id)
    await product.services.storage.remove(file.key)
    const objects = await objectsOf(product)
    const call = my.submit({ ...input, resume: { kind: 'upload', fileId: file.id } })
    await expect(call).rejects.toMatchObject({ code: 'ATTACHMENT_GONE', data: { field: 'resume' } })
    expect(await objectsOf(product)).toEqual(objects)
  })
})

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const wordFile = async () => (await (await import('#server/uploads/genuine-files.testing.ts')).genuineFiles()).docx

describe('the cover letter', () => {
  it("is typed text, one of the person's own, or none", async () => {
    const { my, input, user, company } = await applyWorld(product)
    const next = async () => ({ ...input, jobId: (await createJob(product.db, company.id)).id })
    const typed = await my.submit({
      ...(await next()),
      coverLetter: { kind: 'text', text: ' Dear Fernway, \n\nI ... ' },
    })
    expect((await rowOf(product, typed.applicationId)).coverLetter).toBe('Dear Fernway, \n\nI ...')
    const file = await createUpload(product, user.id, { name: 'letter.pdf' })
    const letter = { userId: user.id, title: 'Fernway', text: 'Dear team', documentType: 'uploaded' as const }
    const [own] = await product.db
      .insert(coverLetters)
      .values({ ...letter, fileId: file.id })
      .returning()
    const coverLetter = { kind: 'document' as const, coverLetterId: own!.id }
    const { applicationId } = await my.submit({ ...(await next()), coverLetter })
    expect((await rowOf(product, applicationId)).coverLetter).toBe('Dear team')
    const attachment = (await attachmentsOf(product, applicationId)).find(({ isCoverLetter }) => isCoverLetter)
    expect(attachment!.filePath).toMatch(new RegExp(`^cover-letters/${applicationId}/\\d{13}_letter\\.pdf$`))

    const content = JSON.stringify({ paragraphs: { opening: 'I write to apply.' }, signature: 'Maya' })
    const [built] = await product.db
      .insert(coverLetters)
      .values({ ...letter, title: 'Fernway letter', documentType: 'platform_created', content })
      .returning()
    const sent = await my.submit({ ...(await next()), coverLetter: { kind: 'document', coverLetterId: built!.id } })
    const made = (await attachmentsOf(product, sent.applicationId)).find(({ isCoverLetter }) => isCoverLetter)
    expect(made).toMatchObject({ fileName: 'Cover Letter.pdf', contentType: 'application/pdf', isResume: false })
    expect(made!.filePath).toMatch(/^cover-letters\//)
    const read = await runTextChild(await bytesOf(product, made!.filePath), 'pdf', 10_000)
    expect(read).toMatchObject({ text: expect.stringContaining('I write to apply.') })

    const other = await applyWorld(product)
    const stolen = other.my.submit({ ...other.input, coverLetter })
    await expect(stolen).rejects.toMatchObject({ code: 'ATTACHMENT_GONE', data: { field: 'coverLetter' } })
  })
})

describe('atomicity', () => {
  const failing = 'Failed to submit application. Please try again.'

  it('a failed attachment leaves no application, no row and no file (APPLY-29, FILE-05)', async () => {
    const { my, input, user, job } = await applyWorld(product)
    const ask = await createRequirement(product.db, job.id, { questionType: 'file_upload' })
    const [resume, work] = [
      await createUpload(product, user.id),
      await createUpload(product, user.id, { name: 'w.pdf' }),
    ]
    const objects = await objectsOf(product)
    const { storage } = product.services
    const copy = storage.copy.bind(storage)
    const spy = vi.spyOn(storage, 'copy').mockImplementation(async (from, to) => {
      if (from === work.key) throw new Error('the disk is full')
      await copy(from, to)
    })
    const sent = { ...input, resume: { kind: 'upload' as const, fileId: resume.id }, files: { [ask.id]: work.id } }
    await expect(my.submit(sent)).rejects.toMatchObject({ code: 'APPLICATION_FAILED', message: failing })
    spy.mockRestore()
    expect(await objectsOf(product)).toEqual(objects)
    expect(await product.db.select().from(applications).where(eq(applications.userId, user.id))).toEqual([])
    // the uploads still exist, so the same form can be sent again
    expect(await my.submit(sent)).toMatchObject({ status: 'submitted' })
  })

  it('a failed answer leaves no application, no row and no file (APPLY-29)', async () => {
    const { input, user, job } = await applyWorld(product)
    const ask = await createRequirement(product.db, job.id)
    const objects = await objectsOf(product)
    await product.pool.query('alter table application_responses add constraint broken check (false) not valid')
    const call = product.as(user.id).applications.submit({ ...input, answers: { [ask.id]: 'Yes' } })
    await expect(call).rejects.toMatchObject({ code: 'APPLICATION_FAILED', message: failing })
    await product.pool.query('alter table application_responses drop constraint broken')
    const isOwn = eq(applications.userId, user.id)
    expect(await product.db.select().from(applications).where(isOwn)).toEqual([])
    expect(await product.db.select().from(files).where(eq(files.ownerId, user.id))).toEqual([])
    expect(await objectsOf(product)).toEqual(objects)
    expect(await product.db.select().from(auditLog).where(eq(auditLog.actorId, user.id))).toEqual([])
  })
})
