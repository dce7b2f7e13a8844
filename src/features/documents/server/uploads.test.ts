import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { users } from '#db/schema/accounts.ts'
import { files } from '#db/schema/documents.ts'
import { StorageConflict } from '#server/storage/storage.ts'
import { MAX_DOCUMENT_BYTES } from '#server/uploads/check-upload.ts'
import type { FileKind } from '#server/uploads/file-kinds.ts'
import { genuineFiles } from '#server/uploads/genuine-files.testing.ts'
import { docxParts, writeZip } from '#server/uploads/zip-writer.testing.ts'
import { createCompany, createJob, createMember, createRequirement } from '#testing/factories.ts'
import { chosenFileProblem, largestDocument } from '../rules.ts'
import { app, openFilesApp, person, product } from './files-app.testing.ts'

openFilesApp()
let genuine: Record<FileKind, Buffer>
beforeAll(async () => {
  genuine = await genuineFiles()
})

const rowsOf = (userId: string) => product.db.select().from(files).where(eq(files.ownerId, userId))
async function objectsOf(userId: string): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of product.services.storage.list(`resumes/${userId}/`)) keys.push(key)
  return keys
}
const pdf = (name = 'cv.pdf') => ({ bytes: genuine.pdf, name, type: 'application/pdf' })

describe('an upload', () => {
  it('is staged under a generated name, in the area of resumes (FILE-01, FILE-02, FILE-03)', async () => {
    const userId = await person()
    const { status, body } = await app.upload(userId, pdf('../../Ma ya’s  CV (final).PDF'))
    expect(status).toBe(201)
    const [row] = await rowsOf(userId)
    expect(body).toEqual({
      fileId: row!.id,
      fileName: 'Ma ya’s CV (final).PDF',
      size: genuine.pdf.length,
      contentType: 'application/pdf',
    })
    expect(row).toMatchObject({ area: 'resumes', state: 'staged', ownerId: userId })
    expect(row!.key).toMatch(new RegExp(`^resumes/${userId}/ma_ya_s_cv_final_\\d{13}\\.pdf$`))
    const stored = await product.services.storage.get(row!.key)
    expect(stored).toMatchObject({ size: genuine.pdf.length, contentType: 'application/pdf' })
    stored!.body.destroy()
  })

  it('is stored with a cache time of an hour (FILE-04)', async () => {
    const userId = await person()
    await app.upload(userId, pdf())
    const stored = await product.services.storage.get((await rowsOf(userId))[0]!.key)
    expect(stored!.cacheControl).toContain('max-age=3600')
    stored!.body.destroy()
  })

  it.each(['pdf', 'doc', 'docx', 'txt'] as const)('accepts %s (DOCS-19)', async (kind) => {
    const { status } = await app.upload(await person(), { bytes: genuine[kind], name: `cv.${kind}` })
    expect(status).toBe(201)
  })

  it('accepts exactly 10,485,760 bytes and not one more (DOCS-18)', async () => {
    const userId = await person()
    const words = Buffer.alloc(MAX_DOCUMENT_BYTES + 1, 'a ')
    expect(largestDocument).toBe(MAX_DOCUMENT_BYTES)
    const whole = await app.upload(userId, { bytes: words.subarray(0, MAX_DOCUMENT_BYTES), name: 'a.txt' })
    expect(whole).toMatchObject({ status: 201, body: { size: 10_485_760 } })
    const more = await app.upload(userId, { bytes: words, name: 'a.txt' })
    expect(more).toMatchObject({ status: 413, body: { message: 'File size must be less than 10MB' } })
    expect(chosenFileProblem({ name: 'a.txt', size: 10_485_760 })).toBeNull()
    expect(chosenFileProblem({ name: 'a.txt', size: 10_485_761 })).toBe('File size must be less than 10MB')
    expect(await rowsOf(userId)).toHaveLength(1)
  })

  it('aborts a body far over the limit, with and without a declared length', async () => {
    const userId = await person()
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '60000000' }
    const response = await app.request(userId, '/api/uploads', { method: 'POST', body: 'x', headers })
    expect(response.status).toBe(413)
    let sent = 0
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1_000_000
        controller.enqueue(new Uint8Array(1_000_000))
        if (sent > 40_000_000) controller.close()
      },
    })
    const untold = await app.request(userId, '/api/uploads', {
      method: 'POST',
      body: endless,
      duplex: 'half',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    } as RequestInit)
    expect(untold.status).toBe(413)
    expect(await rowsOf(userId)).toEqual([])
  })

  type Hostile = [string, { name: string; type?: string; bytes: () => Buffer }, string, string]
  const otherKinds: Hostile[] = [
    [
      'another type',
      { name: 'a.exe', type: 'application/x-msdownload', bytes: () => Buffer.from('MZ') },
      'FILE_TYPE_NOT_ALLOWED',
      'Only PDF, DOC, DOCX, and TXT files are allowed',
    ],
    [
      'another extension',
      { name: 'a.png', type: 'application/pdf', bytes: () => genuine.pdf },
      'FILE_EXTENSION_INVALID',
      'Invalid file extension',
    ],
  ]
  const otherContents: Hostile[] = [
    [
      'a page called a resume',
      { name: 'a.pdf', type: 'application/pdf', bytes: () => Buffer.from('<html><script>1</script>') },
      'FILE_CONTENT_MISMATCH',
      "This file's content doesn't match its extension. Save it again in the right format and upload that copy.",
    ],
    [
      'another declared type',
      { name: 'a.pdf', type: 'text/plain', bytes: () => genuine.pdf },
      'FILE_CONTENT_MISMATCH',
      "content doesn't match its extension",
    ],
  ]
  const harmful: Hostile[] = [
    [
      'a zip bomb',
      {
        name: 'a.docx',
        bytes: () =>
          writeZip([
            ...docxParts('<w:p/>'),
            { name: 'word/b.bin', content: Buffer.alloc(80 * 1024 * 1024), isDeflated: true },
          ]),
      },
      'FILE_DANGEROUS',
      "isn't allowed",
    ],
    ['an empty file', { name: 'a.pdf', bytes: () => Buffer.alloc(0) }, 'FILE_EMPTY', 'This file is empty.'],
  ]
  const expectRefusal = async (...[, { bytes, ...file }, code, message]: Hostile) => {
    const userId = await person()
    const { status, body } = await app.upload(userId, { ...file, bytes: bytes() })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(body).toMatchObject({ code, message: expect.stringContaining(message) })
    expect(await rowsOf(userId)).toEqual([])
    expect(await objectsOf(userId)).toEqual([])
  }
  it.each(otherKinds)('rejects %s and stores nothing (DOCS-19)', expectRefusal)
  it.each(otherContents)('rejects %s and stores nothing (DOCS-20)', expectRefusal)
  it.each(harmful)('rejects %s and stores nothing', expectRefusal)

  it('rejects a TXT as the resume of an application (APPLY-16)', async () => {
    const userId = await person()
    const { body } = await app.upload(userId, { bytes: genuine.txt, name: 'cv.txt' }, { purpose: 'resume' })
    expect(body).toMatchObject({ code: 'FILE_TYPE_UNSUPPORTED', message: 'File type not supported' })
    expect(chosenFileProblem({ name: 'cv.txt', size: 9 }, ['pdf'])).toBe('File type not supported')
    expect((await app.upload(userId, pdf(), { purpose: 'resume' })).status).toBe(201)
  })

  it('rejects requests without exactly one file and a known purpose', async () => {
    const userId = await person()
    const refusedAs400 = { status: 400, body: { code: 'UPLOAD_INVALID' } }
    expect(await app.upload(userId, pdf(), { purpose: 'toString' })).toMatchObject(refusedAs400)
    expect(await app.upload(userId, pdf(), {})).toMatchObject(refusedAs400)
    const two = new FormData()
    for (const name of ['a', 'b']) two.append(name, new File(['x'], `${name}.txt`))
    two.set('purpose', 'document')
    expect((await app.request(userId, '/api/uploads', { method: 'POST', body: two })).status).toBe(400)
    for (const body of ['', '--x', '{"file":1}']) {
      const headers = { 'content-type': 'multipart/form-data; boundary=x' }
      expect((await app.request(userId, '/api/uploads', { method: 'POST', body, headers })).status).toBe(400)
    }
  })

  it('is allowed for signed-in job seekers only (SHELL-33)', async () => {
    expect(await app.upload(null, pdf())).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } })
    const member = await createMember(product.db, (await createCompany(product.db)).id)
    expect(await app.upload(member.id, pdf())).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
    const userId = await person()
    await product.db.update(users).set({ mustChangePassword: true }).where(eq(users.id, userId))
    expect(await app.upload(userId, pdf())).toMatchObject({ body: { code: 'PASSWORD_CHANGE_REQUIRED' } })
  })

  it('never overwrites: parallel uploads with one name each get their own key (FILE-04, DOCS-23)', async () => {
    const userId = await person()
    const sent = await Promise.all(Array.from({ length: 5 }, () => app.upload(userId, pdf())))
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    expect(new Set(await objectsOf(userId)).size).toBe(5)
    const put = vi.spyOn(product.services.storage, 'put').mockRejectedValueOnce(new StorageConflict('taken'))
    expect(await app.upload(userId, pdf())).toMatchObject({
      status: 409,
      body: { message: 'A file with this name already exists' },
    })
    put.mockRestore()
    expect(await rowsOf(userId)).toHaveLength(5)
  })

  it('leaves no row and no object when the store is unavailable (FILE-05)', async () => {
    const userId = await person()
    const { storage } = product.services
    const whole = storage.put.bind(storage)
    const put = vi.spyOn(storage, 'put').mockImplementationOnce(async (...args) => {
      await whole(...args)
      throw new Error('the answer was lost')
    })
    expect(await app.upload(userId, pdf())).toMatchObject({
      status: 503,
      body: { message: 'Failed to upload file. Please try again.' },
    })
    put.mockRestore()
    expect(await rowsOf(userId)).toEqual([])
    expect(await objectsOf(userId)).toEqual([])
  })

  it('can be deleted by its owner alone', async () => {
    const [userId, other] = [await person(), await person()]
    const { fileId } = (await app.upload(userId, pdf())).body
    await expect(product.as(other).documents.discardUpload({ fileId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await product.as(userId).documents.discardUpload({ fileId })).toEqual({ discarded: true })
    expect(await rowsOf(userId)).toEqual([])
    expect(await objectsOf(userId)).toEqual([])
    await expect(product.as(userId).documents.discardUpload({ fileId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('is limited to 60 an hour', async () => {
    const userId = await person()
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const tries = Array.from({ length: 61 }, () =>
      app.request(userId, '/api/uploads', { method: 'POST', body: '', headers }),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  })
})

describe('an upload that answers a question', () => {
  async function createUploadQuestion(overrides: Parameters<typeof createRequirement>[2] = {}) {
    const job = await createJob(product.db, (await createCompany(product.db)).id)
    const rules = { allowed_file_types: ['pdf'], max_file_size: 20_000 }
    return createRequirement(product.db, job.id, { questionType: 'file_upload', validationRules: rules, ...overrides })
  }
  const send = async (requirementId: string, file = pdf()) =>
    app.upload(await person(), file, { purpose: 'answer', requirementId })

  it('accepts the kinds and the size that its question sets (APPLY-20, DOCS-23)', async () => {
    const { id } = await createUploadQuestion()
    expect((await send(id)).status).toBe(201)
    const png = { bytes: genuine.png, name: 'a.png', type: 'image/png' }
    expect((await send(id, png)).body).toMatchObject({ message: 'File type not supported' })
    const large = { ...pdf(), bytes: Buffer.concat([genuine.pdf, Buffer.alloc(20_000, ' ')]) }
    expect((await send(id, large)).body).toMatchObject({ message: 'File size exceeds the allowed limit' })
    expect((await send((await createUploadQuestion({ validationRules: {} })).id, png)).status).toBe(201)
  })

  it('is rejected where the question is internal, removed, of another type or missing (APPLY-21)', async () => {
    const refused = { status: 404, body: { code: 'NOT_FOUND' } }
    expect(await send((await createUploadQuestion({ internalOnly: true })).id)).toMatchObject(refused)
    expect(await send((await createUploadQuestion({ removedAt: new Date() })).id)).toMatchObject(refused)
    expect(await send((await createUploadQuestion({ questionType: 'text' })).id)).toMatchObject(refused)
    expect(await send('0199d1f0-0000-7000-8000-000000000001')).toMatchObject(refused)
    expect((await send("' or 1=1")).status).toBe(400)
  })
})
