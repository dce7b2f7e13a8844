import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { coverLetters, fileReads, resumes } from '#db/schema/documents.ts'
import { newId } from '#lib/ids.ts'
import { signLink } from '#server/storage/sign-link.ts'
import { extractText } from '#server/text/extract-text.ts'
import { genuineFiles } from '#server/uploads/genuine-files.testing.ts'
import { createResume } from '#testing/factories.ts'
import { type ExportFormat, exportFormats } from '../../export-formats.ts'
import { app, openFilesApp, person, product } from '../files-app.testing.ts'
import { madeUpResumes } from './made-up-resumes.testing.ts'

openFilesApp()

const built = (userId: string, overrides = {}) =>
  createResume(product.db, userId, {
    title: 'Sofia: CV',
    content: JSON.stringify(madeUpResumes['every section']),
    ...overrides,
  })
const letter = async (userId: string) => {
  const content = JSON.stringify({
    paragraphs: { opening: 'I apply.', body: ['Because.'], closing: 'Thanks.' },
    signature: 'Maya',
  })
  const id = newId()
  await product.db
    .insert(coverLetters)
    .values({ id, userId, title: 'To Kestrel', content, documentType: 'platform_created' })
  return id
}
type Kind = 'resume' | 'letter'
const start = (userId: string, kind: Kind, id: string, format: ExportFormat | 'original') =>
  product.as(userId).exports.start({ kind, id, format })
async function fetchFile(userId: string, kind: Kind, id: string, format: ExportFormat | 'original') {
  const { url, fileName } = await start(userId, kind, id, format)
  const response = await app.request(userId, url)
  return { response, fileName, bytes: Buffer.from(await response.arrayBuffer()) }
}
const countOf = async (id: string) => (await product.db.select().from(resumes).where(eq(resumes.id, id)))[0]!

describe('a download of a saved document', () => {
  it.each([
    ['pdf', 'application/pdf'],
    ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['txt', 'text/plain; charset=utf-8'],
    ['md', 'text/markdown; charset=utf-8'],
    ['json', 'application/json; charset=utf-8'],
  ] as const)(
    'is a valid %s with every word, sent as an attachment that is not cached (PREV-06, FILE-08)',
    async (format, type) => {
      const userId = await person()
      const { id } = await built(userId)
      const { response, bytes, fileName } = await fetchFile(userId, 'resume', id, format)
      expect(response.status).toBe(200)
      expect(fileName).toBe(`Sofia - CV.${format}`)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': type,
        'content-length': String(bytes.length),
        'content-disposition': `attachment; filename="Sofia - CV.${format}"; filename*=UTF-8''Sofia%20-%20CV.${format}`,
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      })
      const text = ['pdf', 'docx'].includes(format)
        ? (await extractText({ bytes, extension: format })).text
        : bytes.toString('utf8')
      for (const words of [
        'Sofia Almeida',
        'Lançou 4 produtos em 3 países.',
        'Mapa das hortas',
        'SPO-000123',
        'Recolheu 2 toneladas.',
      ]) {
        expect(text).toContain(words)
      }
    },
  )

  it('exports a letter in every format except JSON Resume (PREV-06)', async () => {
    const userId = await person()
    const id = await letter(userId)
    for (const format of exportFormats.filter((one) => one !== 'json')) {
      const { response, bytes } = await fetchFile(userId, 'letter', id, format)
      expect([response.status, bytes.length > 40]).toEqual([200, true])
    }
    await expect(start(userId, 'letter', id, 'json')).rejects.toMatchObject({ code: 'FORMAT_UNKNOWN', status: 422 })
    const reads = await product.db.select().from(fileReads).where(eq(fileReads.letterId, id))
    expect(reads).toHaveLength(4)
  })

  it('is counted and logged, and leaves the date of the last change (DOCS-17, FILE-07)', async () => {
    const userId = await person()
    const { id } = await built(userId)
    const before = await countOf(id)
    await fetchFile(userId, 'resume', id, 'txt')
    await fetchFile(userId, 'resume', id, 'pdf')
    const { url } = await start(userId, 'resume', id, 'txt')
    expect((await app.request(userId, url, { method: 'HEAD' })).status).toBe(405)
    expect(await countOf(id)).toEqual({ ...before, downloadCount: 2 })
    const reads = await product.db.select().from(fileReads).where(eq(fileReads.resumeId, id))
    expect(reads).toMatchObject(Array(2).fill({ viewerId: userId, purpose: 'own-document', fileId: null }))
  })

  it('opens for its owner alone, for 60 seconds, and only as signed (DOCS-28, FILE-06)', async () => {
    const [userId, other] = [await person(), await person()]
    const { id } = await built(userId)
    const before = Date.now()
    const { url, expiresAt } = await start(userId, 'resume', id, 'txt')
    expect(expiresAt.getTime()).toBeGreaterThanOrEqual(before + 60_000)
    expect(expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + 60_000)
    const status = async (viewer: string | null, path: string) => (await app.request(viewer, path)).status
    const sign = (fileId: string, viewerId: string, purpose = 'made-document', ms = 60_000) =>
      `/api/exports/${signLink(product.services.env, { fileId, viewerId, purpose, expiresAt: new Date(Date.now() + ms) })}`
    expect(await status(null, url)).toBe(401)
    expect(await status(other, url)).toBe(404)
    expect(await status(userId, `${url}x`)).toBe(404)
    expect(await status(other, sign(`resume/txt/${id}`, other))).toBe(404)
    expect(await status(userId, sign(`resume/txt/${id}`, userId, 'own-document'))).toBe(404)
    expect(await status(userId, sign(`resume/exe/${id}`, userId))).toBe(404)
    expect(await status(userId, sign(`letter/txt/${id}`, userId))).toBe(404)
    expect(await status(userId, sign(`resume/txt/${id}`, userId, 'made-document', -1))).toBe(410)
    expect((await countOf(id)).downloadCount).toBe(0)
  })

  it('an upload gives its original through a file link, for any requested format (PREV-10)', async () => {
    const userId = await person()
    const { pdf } = await genuineFiles()
    const { body } = await app.upload(userId, { bytes: pdf, name: 'Maya resume.pdf', type: 'application/pdf' })
    const { id } = await product.as(userId).documents.createResume({ fileId: body.fileId })
    for (const format of ['original', 'docx'] as const) {
      const { bytes, fileName, response } = await fetchFile(userId, 'resume', id, format)
      expect([fileName, response.headers.get('content-disposition')?.slice(0, 10)]).toEqual([
        'Maya resume.pdf',
        'attachment',
      ])
      expect(bytes).toEqual(pdf)
    }
    expect((await countOf(id)).downloadCount).toBe(2)
  })

  it('answers with the texts of the contract: foreign, gone, damaged, too often', async () => {
    const userId = await person()
    const foreign = await built(await person())
    await expect(start(userId, 'resume', foreign.id, 'pdf')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const damaged = await built(userId, { content: '{"half', isDefault: false })
    await expect(start(userId, 'resume', damaged.id, 'pdf')).rejects.toMatchObject({ code: 'DOCUMENT_UNREADABLE' })
    const { id } = await built(userId)
    await expect(start(userId, 'resume', id, 'original')).rejects.toMatchObject({ code: 'FILE_MISSING' })
    const { url } = await start(userId, 'resume', id, 'txt')
    await product.db.delete(resumes).where(eq(resumes.id, id))
    const gone = await app.request(userId, url)
    expect([gone.status, await gone.json()]).toMatchObject([404, { code: 'NOT_FOUND' }])
    const busy = (await built(userId, { isDefault: false })).id
    const calls = Array.from({ length: 120 }, () => start(userId, 'resume', busy, 'txt').catch((error) => error.code))
    expect(await Promise.all(calls)).toContain('RATE_LIMITED')
  })
})
