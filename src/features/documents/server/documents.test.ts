import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { coverLetters, files, resumes } from '#db/schema/documents.ts'
import { isDuplicate } from '#server/errors.ts'
import type { FileKind } from '#server/uploads/file-kinds.ts'
import { genuineFiles } from '#server/uploads/genuine-files.testing.ts'
import { createResume } from '#testing/factories.ts'
import { app, openFilesApp, person, product } from './files-app.testing.ts'
import { documentSubscribers } from './subscribers.ts'

openFilesApp()
let genuine: Record<FileKind, Buffer>
beforeAll(async () => {
  genuine = await genuineFiles()
})

const my = (userId: string) => product.as(userId).documents

/** The procedures of both kinds under the same names. */
const kinds = {
  resume: {
    purpose: 'document',
    table: resumes,
    verbs: (userId: string) => {
      const { listResumes, createResume, setDefaultResume, deleteResume, duplicateResume, renameResume, resumeLink } =
        my(userId)
      return {
        list: listResumes,
        create: createResume,
        setDefault: setDefaultResume,
        remove: deleteResume,
        duplicate: duplicateResume,
        rename: renameResume,
        link: resumeLink,
      }
    },
    untitled: 'Untitled Resume',
  },
  letter: {
    purpose: 'cover-letter',
    table: coverLetters,
    verbs: (userId: string) => {
      const { listLetters, createLetter, setDefaultLetter, deleteLetter, duplicateLetter, renameLetter, letterLink } =
        my(userId)
      return {
        list: listLetters,
        create: createLetter,
        setDefault: setDefaultLetter,
        remove: deleteLetter,
        duplicate: duplicateLetter,
        rename: renameLetter,
        link: letterLink,
      }
    },
    untitled: 'Untitled Cover Letter',
  },
} as const

describe.each(['resume', 'letter'] as const)('documents (%s)', (kind) => {
  const { purpose, table, verbs, untitled } = kinds[kind]
  const staged = async (userId: string, name = 'My paper.pdf') =>
    (await app.upload(userId, { bytes: genuine.pdf, name }, { purpose })).body.fileId
  const made = async (userId: string, name?: string) => verbs(userId).create({ fileId: await staged(userId, name) })
  const defaults = async (userId: string) => (await verbs(userId).list()).filter(({ isDefault }) => isDefault)

  it('are titled by the name of the uploaded file, or numbered (DOCS-21)', async () => {
    const userId = await person()
    expect((await made(userId)).title).toBe('My paper')
    expect((await made(userId, '---.pdf')).title).toBe(kind === 'resume' ? 'Resume 2' : 'Cover Letter 2')
  })

  it('have the first one as the default (DOCS-14, COVER-10)', async () => {
    const userId = await person()
    expect([(await made(userId)).isDefault, (await made(userId)).isDefault]).toEqual([true, false])
  })

  it('have the file that was uploaded (DOCS-11)', async () => {
    const userId = await person()
    const first = await made(userId)
    expect(first.documentType).toBe('uploaded')
    const response = await app.request(userId, (await verbs(userId).link({ id: first.id })).url)
    expect(Buffer.from(await response.arrayBuffer())).toEqual(genuine.pdf)
  })

  it('have exactly one default after any mix of parallel changes (DOCS-13, COVER-10)', async () => {
    const userId = await person()
    const uploads = await Promise.all(Array.from({ length: 8 }, () => staged(userId)))
    const all = await Promise.all(uploads.map((fileId) => verbs(userId).create({ fileId })))
    expect(await defaults(userId)).toHaveLength(1)
    for (let round = 0; round < 3; round += 1) {
      const left = await verbs(userId).list()
      const [gone, copied, ...others] = left
      await Promise.allSettled([
        verbs(userId).remove({ id: gone!.id }),
        verbs(userId).duplicate({ id: copied!.id }),
        ...others.map(({ id }) => verbs(userId).setDefault({ id })),
        verbs(userId).setDefault({ id: gone!.id }),
      ])
      expect(await defaults(userId)).toHaveLength(1)
    }
    expect(await verbs(userId).list()).toHaveLength(all.length)
  })

  it('cannot have two defaults: the database refuses (DOCS-13)', async () => {
    const userId = await person()
    const row = { userId, title: 'One', documentType: 'platform_created' as const, isDefault: true }
    await product.db.insert(table).values(row)
    const error = await product.db
      .insert(table)
      .values(row)
      .catch((e) => e)
    expect(isDuplicate(error, kind === 'resume' ? 'resumes_default' : 'cover_letters_default')).toBe(true)
  })

  it('make the most recently changed one the default when the default is deleted (COVER-10)', async () => {
    const userId = await person()
    const gone = await made(userId)
    const older = await made(userId)
    const newer = await made(userId)
    await verbs(userId).rename({ id: older.id, title: 'Changed last' })
    expect(await verbs(userId).remove({ id: gone.id })).toEqual({ deleted: true })
    expect((await defaults(userId)).map(({ id }) => id)).toEqual([older.id])
    expect((await verbs(userId).list()).map(({ id }) => id)).toEqual([older.id, newer.id])
  })

  it('can be renamed; an empty title becomes untitled (DOCS-16, DOCS-22)', async () => {
    const userId = await person()
    const { id } = await made(userId)
    expect(await verbs(userId).rename({ id, title: ' Health ' })).toMatchObject({ title: 'Health' })
    expect(await verbs(userId).rename({ id, title: ' ' })).toMatchObject({ title: untitled })
  })

  it('are duplicated with their own file, which survives deletion of the original', async () => {
    const userId = await person()
    const first = await made(userId)
    await verbs(userId).rename({ id: first.id, title: 'x'.repeat(100) })
    const copy = await verbs(userId).duplicate({ id: first.id })
    expect(copy).toMatchObject({ isDefault: false, documentType: 'uploaded', title: `${'x'.repeat(93)} (copy)` })
    await verbs(userId).remove({ id: first.id })
    const response = await app.request(userId, (await verbs(userId).link({ id: copy.id })).url)
    expect(Buffer.from(await response.arrayBuffer())).toEqual(genuine.pdf)
  })

  it('are limited to 200', async () => {
    const userId = await person()
    const row = { userId, title: 'One of many', documentType: 'platform_created' as const }
    const rows = await product.db
      .insert(table)
      .values(Array.from({ length: 200 }, () => row))
      .returning({ id: table.id })
    const full = { code: 'TOO_MANY_DOCUMENTS' }
    await expect(made(userId)).rejects.toMatchObject(full)
    await expect(verbs(userId).duplicate({ id: rows[0]!.id })).rejects.toMatchObject(full)
  })

  it('of another person answer as if they did not exist (SHELL-33)', async () => {
    const [owner, other] = [await person(), await person()]
    const { id } = await made(owner)
    for (const verb of ['remove', 'duplicate', 'setDefault', 'link'] as const) {
      await expect(verbs(other)[verb]({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    await expect(verbs(other).rename({ id, title: 'Mine' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await verbs(owner).list()).toHaveLength(1)
  })
})

it('stores an upload of a cover letter in its own area and creates no other kind from it (FILE-01)', async () => {
  const userId = await person()
  const { body } = await app.upload(userId, { bytes: genuine.docx, name: 'a.docx' }, { purpose: 'cover-letter' })
  const [file] = await product.db.select().from(files).where(eq(files.id, body.fileId))
  expect(file).toMatchObject({ area: 'cover-letters', state: 'staged' })
  await expect(my(userId).createResume({ fileId: body.fileId })).rejects.toMatchObject({ code: 'UPLOAD_GONE' })
  const letter = await my(userId).createLetter({ fileId: body.fileId })
  const reads = documentSubscribers.find(({ name }) => name === 'documents.read-letter')!
  const occurrence = { eventId: letter.id, occurredAt: new Date() }
  await reads.handle(product.services, { letterId: letter.id, userId }, occurrence)
  const [row] = await product.db.select().from(coverLetters).where(eq(coverLetters.id, letter.id))
  expect(row).toMatchObject({ text: 'Maya Okafor', updatedAt: letter.updatedAt })
  const params = { kind: 'letter', id: letter.id } as const
  expect(await product.as(userId).exports.text(params)).toEqual({ lines: ['Maya Okafor'] })
  await expect(product.as(await person()).exports.text(params)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

it('counts the documents of the lists (DOCS-12, AI-06, COVER-08)', async () => {
  const userId = await person()
  expect(await my(userId).stats()).toEqual({
    totalResumes: 0,
    totalCoverLetters: 0,
    totalDownloads: 0,
    averageScore: null,
  })
  await createResume(product.db, userId, { aiScore: 82, downloadCount: 14 })
  await createResume(product.db, userId, { aiScore: 75, downloadCount: 6, isDefault: false })
  await createResume(product.db, userId, { isDefault: false, downloadCount: 3 })
  await product.db.insert(coverLetters).values({
    userId,
    title: 'To Fernway',
    documentType: 'platform_created',
    jobTitle: 'Senior Data Analyst',
    companyName: 'Fernway Health',
  })
  await createResume(product.db, await person(), { aiScore: 10 })
  expect(await my(userId).stats()).toEqual({
    totalResumes: 3,
    totalCoverLetters: 1,
    totalDownloads: 23,
    averageScore: 79,
  })
  expect(await my(userId).listLetters()).toMatchObject([
    { jobTitle: 'Senior Data Analyst', companyName: 'Fernway Health' },
  ])
})
