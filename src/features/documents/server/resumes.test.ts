import { and, eq, inArray } from 'drizzle-orm'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { files, resumes } from '#db/schema/documents.ts'
import { auditLog, events } from '#db/schema/operations.ts'
import { isDuplicate } from '#server/errors.ts'
import type { FileKind } from '#server/uploads/file-kinds.ts'
import { genuineFiles } from '#server/uploads/genuine-files.testing.ts'
import { createCompany, createMember, createResume } from '#testing/factories.ts'
import { readDocumentType } from '../rules.ts'
import { app, openFilesApp, person, product } from './files-app.testing.ts'
import { documentSubscribers } from './subscribers.ts'

openFilesApp()
let genuine: Record<FileKind, Buffer>
beforeAll(async () => {
  genuine = await genuineFiles()
})

const my = (userId: string) => product.as(userId).documents
const staged = async (userId: string, name = 'cv.pdf', bytes = genuine.pdf) =>
  (await app.upload(userId, { bytes, name })).body.fileId
const defaults = async (userId: string) =>
  (await my(userId).listResumes()).filter(({ isDefault }) => isDefault).map(({ id }) => id)
async function written(subjectId: string) {
  const audits = await product.db.select().from(auditLog).where(eq(auditLog.subjectId, subjectId))
  const emitted = (await product.db.select().from(events)).filter(({ payload }) => payload.resumeId === subjectId)
  return { audits: audits.map(({ action }) => action), events: emitted.map(({ name }) => name) }
}

describe('a resume created from a file', () => {
  it("has the file's name as title, is the default when first, and is logged (DOCS-11, DOCS-14, DOCS-21)", async () => {
    const userId = await person()
    const fileId = await staged(userId, 'Maya Okafor, Data Analyst.pdf')
    const resume = await my(userId).createResume({ fileId })
    expect(resume).toMatchObject({
      title: 'Maya Okafor, Data Analyst',
      documentType: 'uploaded',
      isDefault: true,
      downloadCount: 0,
      file: { fileName: 'Maya Okafor, Data Analyst.pdf', contentType: 'application/pdf' },
    })
    const [file] = await product.db.select().from(files).where(eq(files.id, fileId))
    expect(file).toMatchObject({ state: 'kept', ownerId: userId })
    expect(await written(resume.id)).toEqual({ audits: ['resume.created'], events: ['resume.created'] })
    const second = await my(userId).createResume({ fileId: await staged(userId, '---.pdf') })
    expect(second).toMatchObject({ title: 'Resume 2', isDefault: false })
    expect(await my(userId).createResume({ fileId: await staged(userId), title: ' Own title ' })).toMatchObject({
      title: 'Own title',
    })
  })

  it('reads the older stored value for a built resume (DOCS-11)', () => {
    expect(['created', 'platform_created', 'uploaded'].map(readDocumentType)).toEqual([
      'platform_created',
      'platform_created',
      'uploaded',
    ])
  })

  it("uses an upload once, and only the viewer's", async () => {
    const [userId, other] = [await person(), await person()]
    const fileId = await staged(userId)
    await expect(my(other).createResume({ fileId })).rejects.toMatchObject({
      code: 'UPLOAD_GONE',
      message: 'This upload has expired. Upload the file again.',
    })
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => my(userId).createResume({ fileId })))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await my(userId).listResumes()).toHaveLength(1)
  })

  it('gets its text from a job; a file without readable text is stored as well', async () => {
    const userId = await person()
    const ids: string[] = []
    for (const [name, bytes] of [
      ['a.docx', genuine.docx],
      ['b.pdf', Buffer.from('%PDF-1.7 broken')],
    ] as const) {
      ids.push((await my(userId).createResume({ fileId: await staged(userId, name, bytes) })).id)
    }
    for (const resumeId of ids) {
      const occurrence = { eventId: resumeId, occurredAt: new Date() }
      await documentSubscribers[0]!.handle(product.services, { resumeId, userId }, occurrence)
    }
    const rows = await product.db.select().from(resumes).where(inArray(resumes.id, ids)).orderBy(resumes.id)
    expect(rows.map(({ text }) => text)).toEqual(['Maya Okafor', ''])
    expect(rows.map(({ updatedAt, createdAt }) => updatedAt.getTime() - createdAt.getTime() < 50)).toEqual([true, true])
  })
})

describe('the default resume', () => {
  it('is exactly one when many are created in parallel (DOCS-13)', async () => {
    const userId = await person()
    const uploads = await Promise.all(Array.from({ length: 8 }, () => staged(userId)))
    await Promise.all(uploads.map((fileId) => my(userId).createResume({ fileId })))
    expect(await my(userId).listResumes()).toHaveLength(8)
    expect(await defaults(userId)).toHaveLength(1)
  })

  it('is exactly one when many are set or deleted in parallel (DOCS-13, DOCS-14)', async () => {
    const userId = await person()
    const ids: string[] = []
    for (let i = 0; i < 6; i += 1) ids.push((await createResume(product.db, userId, { isDefault: i === 0 })).id)
    await Promise.all(ids.map((id) => my(userId).setDefaultResume({ id })))
    expect(await defaults(userId)).toHaveLength(1)
    const [first = '', second = '', third = '', ...rest] = ids
    const mixed = [first, second, third].map((id) => my(userId).deleteResume({ id }))
    await Promise.allSettled([...mixed, ...[...rest, first].map((id) => my(userId).setDefaultResume({ id }))])
    expect(await my(userId).listResumes()).toHaveLength(3)
    expect(await defaults(userId)).toHaveLength(1)
  })

  it('is unique: the database rejects a second (DOCS-13)', async () => {
    const userId = await person()
    await createResume(product.db, userId)
    const error = await createResume(product.db, userId).catch((e) => e)
    expect(isDuplicate(error, 'resumes_default')).toBe(true)
  })

  it('changes without changing the order of the list, and is logged (DOCS-14)', async () => {
    const userId = await person()
    const older = await createResume(product.db, userId, { updatedAt: new Date('2025-01-01') })
    const newer = await createResume(product.db, userId, { isDefault: false, updatedAt: new Date('2025-02-01') })
    const before = await my(userId).listResumes()
    await my(userId).setDefaultResume({ id: newer.id })
    const after = await my(userId).listResumes()
    expect(after.map(({ id, updatedAt }) => [id, updatedAt])).toEqual(
      before.map(({ id, updatedAt }) => [id, updatedAt]),
    )
    expect(await defaults(userId)).toEqual([newer.id])
    expect(await written(newer.id)).toEqual({ audits: ['resume.default_set'], events: ['resume.default_changed'] })
    expect(older.isDefault).toBe(true)
  })

  it('becomes the most recently changed one when it is deleted', async () => {
    const userId = await person()
    const gone = await createResume(product.db, userId)
    await createResume(product.db, userId, { isDefault: false, updatedAt: new Date('2025-01-01') })
    const newest = await createResume(product.db, userId, { isDefault: false, updatedAt: new Date('2025-03-01') })
    await my(userId).deleteResume({ id: gone.id })
    expect(await defaults(userId)).toEqual([newest.id])
    expect(await written(gone.id)).toEqual({ audits: ['resume.deleted'], events: ['resume.deleted'] })
  })
})

describe('a resume', () => {
  it('can be renamed; without a title it is an Untitled Resume (DOCS-16, DOCS-22)', async () => {
    const userId = await person()
    const { id } = await createResume(product.db, userId)
    expect(await my(userId).renameResume({ id, title: '  Health \u0000Data ' })).toMatchObject({ title: 'Health Data' })
    expect(await my(userId).renameResume({ id, title: ' ' })).toMatchObject({ title: 'Untitled Resume' })
    const tooLong = my(userId).renameResume({ id, title: 'x'.repeat(101) })
    await expect(tooLong).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('has tags of its owner, each once, which leave its date; too many and too long ones are refused', async () => {
    const userId = await person()
    const { id } = await createResume(product.db, userId, { updatedAt: new Date('2025-02-01') })
    const set = (tags: string[], as = userId) => my(as).setTags({ kind: 'resume', id, tags })
    expect(await set([' Data ', 'data', 'Remote  jobs'])).toEqual({ tags: ['Data', 'Remote jobs'] })
    expect(await my(userId).listResumes()).toMatchObject([
      { tags: ['Data', 'Remote jobs'], updatedAt: new Date('2025-02-01') },
    ])
    const copy = await my(userId).duplicateResume({ id })
    expect(copy.tags).toEqual(['Data', 'Remote jobs'])
    for (const tags of [[''], ['x'.repeat(31)], Array.from({ length: 9 }, (_, at) => `tag ${at}`)]) {
      await expect(set(tags)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    }
    await expect(set(['Mine'], await person())).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(my(userId).setTags({ kind: 'letter', id, tags: [] })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await set([])).toEqual({ tags: [] })
  })

  it('is deleted with its file; if the store fails, the sweeper removes the file (DOCS-26)', async () => {
    const userId = await person()
    const fileId = await staged(userId)
    const { id } = await my(userId).createResume({ fileId })
    const [file] = await product.db.select().from(files).where(eq(files.id, fileId))
    const remove = vi.spyOn(product.services.storage, 'remove').mockRejectedValueOnce(new Error('away'))
    expect(await my(userId).deleteResume({ id })).toEqual({ deleted: true })
    remove.mockRestore()
    expect(await product.db.select().from(files).where(eq(files.id, fileId))).toEqual([])
    const left = await product.services.storage.get(file!.key)
    left?.body.destroy()
    expect(left).not.toBeNull()

    const second = await staged(userId)
    const [stored] = await product.db.select().from(files).where(eq(files.id, second))
    await my(userId).deleteResume({ id: (await my(userId).createResume({ fileId: second })).id })
    expect(await product.services.storage.get(stored!.key)).toBeNull()
  })

  it('of another person answers as if it did not exist (SHELL-33)', async () => {
    const [owner, other] = [await person(), await person()]
    const { id } = await createResume(product.db, owner)
    const foreign = { code: 'NOT_FOUND' }
    await expect(my(other).renameResume({ id, title: 'Mine' })).rejects.toMatchObject(foreign)
    await expect(my(other).setDefaultResume({ id })).rejects.toMatchObject(foreign)
    await expect(my(other).deleteResume({ id })).rejects.toMatchObject(foreign)
    await expect(my(other).resumeLink({ id })).rejects.toMatchObject(foreign)
    expect(await my(other).listResumes()).toEqual([])
    const [row] = await product.db
      .select()
      .from(resumes)
      .where(and(eq(resumes.id, id), eq(resumes.isDefault, true)))
    expect(row).toBeDefined()
    const member = await createMember(product.db, (await createCompany(product.db)).id)
    await expect(my(member.id).listResumes()).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(product.as(null).documents.listResumes()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  })
})
