import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { fileReads, files, resumes } from '#db/schema/documents.ts'
import { signLink } from '#server/storage/sign-link.ts'
import { genuineFiles } from '#server/uploads/genuine-files.testing.ts'
import { createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { filesApp } from './files-app.testing.ts'

const product = productOfFile()
let app: ReturnType<typeof filesApp>
let bytes: Buffer
beforeAll(async () => {
  app = filesApp(product)
  bytes = (await genuineFiles()).pdf
})

async function resumeOf(userId: string) {
  const { body } = await app.upload(userId, { bytes, name: 'Résumé\r\nx: y.pdf', type: 'application/pdf' })
  const resume = await product.as(userId).documents.createResume({ fileId: body.fileId })
  return { resumeId: resume.id, fileId: body.fileId }
}
const person = async () => (await createUser(product.db)).id
const sign = (fileId: string, viewerId: string, expiresAt: Date) =>
  signLink(product.services.env, { fileId, viewerId, purpose: 'own-document', expiresAt })
const soon = () => new Date(Date.now() + 60_000)
const old = () => new Date(Date.now() - 1)

describe('a link to a file', () => {
  it('expires after 60 seconds (FILE-07, DOCS-28)', async () => {
    const userId = await person()
    const { resumeId } = await resumeOf(userId)
    const before = Date.now()
    const { expiresAt } = await product.as(userId).documents.resumeLink({ id: resumeId })
    expect(expiresAt.getTime()).toBeGreaterThanOrEqual(before + 60_000)
    expect(expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + 60_000)
  })

  it('serves it to its owner as an attachment, and logs the read (FILE-07, FILE-08)', async () => {
    const userId = await person()
    const { resumeId, fileId } = await resumeOf(userId)
    const { url } = await product.as(userId).documents.resumeLink({ id: resumeId })
    const response = await app.request(userId, url)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="/)
    expect(response.headers.get('content-disposition')).not.toMatch(/[\r\n]/)
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes)
    const reads = await product.db.select().from(fileReads).where(eq(fileReads.fileId, fileId))
    expect(reads).toMatchObject([{ viewerId: userId, purpose: 'own-document' }])
  })

  it('counts each download and leaves the date of the last change (DOCS-17)', async () => {
    const userId = await person()
    const { resumeId } = await resumeOf(userId)
    const read = async () => (await product.db.select().from(resumes).where(eq(resumes.id, resumeId)))[0]!
    const before = await read()
    for (let i = 0; i < 2; i += 1) {
      const { url } = await product.as(userId).documents.resumeLink({ id: resumeId })
      await (await app.request(userId, url)).arrayBuffer()
      await app.request(userId, url, { method: 'HEAD' })
    }
    expect(await read()).toEqual({ ...before, downloadCount: 2 })
  })

  it('opens nothing for other people, or when forged or expired (FILE-06, FILE-07)', async () => {
    const [userId, other] = [await person(), await person()]
    const { resumeId, fileId } = await resumeOf(userId)
    const { url } = await product.as(userId).documents.resumeLink({ id: resumeId })
    const status = async (viewer: string | null, path: string) => (await app.request(viewer, path)).status
    expect(await status(null, url)).toBe(401)
    expect(await status(other, url)).toBe(404)
    expect(await status(userId, `${url}x`)).toBe(404)
    // the link is signed for the other person, but the file is not theirs
    expect(await status(other, `/api/files/${sign(fileId, other, soon())}`)).toBe(404)
    expect(await status(userId, `/api/files/${sign(fileId, userId, old())}`)).toBe(410)
    const [{ key } = { key: '' }] = await product.db.select().from(files).where(eq(files.id, fileId))
    for (const path of [fileId, key, encodeURIComponent(key), '..%2f..%2fetc%2fpasswd']) {
      expect(await status(userId, `/api/files/${path}`)).toBe(404)
    }
    expect(await product.db.select().from(fileReads).where(eq(fileReads.fileId, fileId))).toEqual([])
  })

  it('explains that a stored file is gone, as JSON and as a page (CAPP-08)', async () => {
    const userId = await person()
    const { resumeId, fileId } = await resumeOf(userId)
    const { url } = await product.as(userId).documents.resumeLink({ id: resumeId })
    const [row] = await product.db.select().from(files).where(eq(files.id, fileId))
    await product.services.storage.remove(row!.key)
    const words = 'Resume file is not available for viewing. The file may have been moved or deleted.'
    const answer = await app.request(userId, url)
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'FILE_MISSING', message: words }])
    const page = await app.request(userId, url, { headers: { accept: 'text/html,*/*' } })
    expect(await page.text()).toBe(words)
    const again = product.as(userId).documents.resumeLink({ id: resumeId })
    await expect(again).rejects.toMatchObject({ code: 'FILE_MISSING', message: words })
  })

  it("is not made for another person's document (SHELL-33)", async () => {
    const { resumeId } = await resumeOf(await person())
    const link = product.as(await person()).documents.resumeLink({ id: resumeId })
    await expect(link).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
