import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { users } from '#db/schema/accounts.ts'
import { fileReads, resumeShares, resumeShareViews, resumes } from '#db/schema/documents.ts'
import { profileViews } from '#db/schema/profiles.ts'
import { extractText } from '#server/text/extract-text.ts'
import { readAttachment } from '#server/text/read-attachment.ts'
import { genuineFiles } from '#server/uploads/genuine-files.testing.ts'
import { createCompany, createMember, createResume, createUser } from '#testing/factories.ts'
import { FIREFOX } from '#testing/user-agents.ts'
import { madeUpResumes } from '../exports/made-up-resumes.testing.ts'
import { app, openFilesApp, product } from '../files-app.testing.ts'

openFilesApp()

let addresses = 0
const agent = { headers: new Headers({ 'user-agent': FIREFOX }) }
/** Each view uses a new address, because limits are not tested here. */
const open = (token: string, userId: string | null = null, request = {}) =>
  product.as(userId, { clientAddress: `203.0.113.${++addresses % 250}`, ...agent, ...request }).shares.open({ token })
const refusal = (token: string) => open(token).catch(({ code, status, message }) => ({ code, status, message }))

async function shared(options: { label?: string; hidesContact?: boolean } = {}, overrides = {}) {
  const owner = (await createUser(product.db, { name: 'Owner Name' })).id
  const content = JSON.stringify(madeUpResumes['every section'])
  const resume = await createResume(product.db, owner, { content, ...overrides })
  const { id, url } = await product.as(owner).shares.create({ id: resume.id, label: 'Kestrel', ...options })
  return { owner, resumeId: resume.id, shareId: id, url, token: url.split('/r/')[1] ?? '' }
}
const listed = async ({ owner, resumeId }: { owner: string; resumeId: string }) =>
  (await product.as(owner).shares.list({ id: resumeId }))[0]

describe('a link to a resume', () => {
  it('shows the pages and text of the saved resume to anyone, and stores only a hash (COACH-10)', async () => {
    const { token, url, owner, shareId } = await shared()
    expect(url).toMatch(/^http.*\/r\/[\w-]{43}$/)
    const resume = await open(token)
    expect(resume).toMatchObject({
      title: 'Sofia Almeida, Resume',
      owner: 'Sofia Almeida',
      words: { name: 'Sofia Almeida' },
      text: '',
    })
    expect(resume.pages?.[0]?.svg).toMatch(/^<svg/)
    expect(resume.pages?.[0]?.svg).not.toMatch(/<script|javascript:|<foreignObject|\son\w+=/i)
    expect(JSON.stringify(resume)).not.toContain(owner)
    const [row] = await product.db.select().from(resumeShares).where(eq(resumeShares.id, shareId))
    expect(JSON.stringify(row)).not.toContain(token)
  })

  it('answers alike when revoked, unknown, deleted or of a suspended owner (COACH-10)', async () => {
    const none = await refusal('a'.repeat(43))
    expect(none).toMatchObject({ code: 'NOT_FOUND', status: 404 })
    const revoked = await shared()
    await product.as(revoked.owner).shares.revoke({ id: revoked.shareId })
    await product.as(revoked.owner).shares.revoke({ id: revoked.shareId })
    const deleted = await shared()
    await product.db.delete(resumes).where(eq(resumes.id, deleted.resumeId))
    const suspended = await shared()
    await product.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, suspended.owner))
    for (const { token } of [revoked, deleted, suspended, { token: "x'; --" }, { token: '' }]) {
      expect(await refusal(token)).toEqual(none)
      if (token)
        expect((await app.request(null, `/api/shared-resumes/${encodeURIComponent(token)}/file`)).status).toBe(404)
    }
    expect(await listed(revoked)).toBeUndefined()
  })

  it('hides phone and address on request, in the pages, the text and the file', async () => {
    const { token } = await shared({ hidesContact: true })
    const resume = await open(token)
    const response = await app.request(null, `/api/shared-resumes/${token}/file`)
    const bytes = Buffer.from(await response.arrayBuffer())
    const text = `${(await extractText({ bytes, extension: 'pdf' })).text} ${await readAttachment(new Uint8Array(bytes))}`
    expect(text).toContain('"basics"')
    const contacts = resume.words?.contacts.map((contact) => contact.text)
    expect(contacts).toEqual(['sofia@exemplo.example', 'linkedin.com/in/made-up', 'made-up.example/work'])
    expect(JSON.stringify(resume.words) + text).not.toContain('555 0100')
    expect(text.slice(0, text.indexOf('Summary'))).not.toContain('Porto')
    expect(text).toContain('sofia@exemplo.example')
  })

  it('serves the PDF as an attachment, logged as a read but not counted as a download of the owner', async () => {
    const { token, resumeId } = await shared()
    const response = await app.request(null, `/api/shared-resumes/${token}/file`)
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="Sofia Almeida, Resume\.pdf"/)
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    const reads = await product.db.select().from(fileReads).where(eq(fileReads.resumeId, resumeId))
    expect(reads).toMatchObject([{ viewerId: null, purpose: 'shared-resume' }])
    expect((await product.db.select().from(resumes).where(eq(resumes.id, resumeId)))[0]?.downloadCount).toBe(0)
  })

  it('shows the text of an upload and serves the file itself', async () => {
    const owner = (await createUser(product.db)).id
    const { pdf } = await genuineFiles()
    const { body } = await app.upload(owner, { bytes: pdf, name: 'cv.pdf', type: 'application/pdf' })
    const { id } = await product.as(owner).documents.createResume({ fileId: body.fileId })
    const hiding = product.as(owner).shares.create({ id, label: '', hidesContact: true })
    await expect(hiding).rejects.toMatchObject({ code: 'SHARE_CANNOT_HIDE' })
    const { url } = await product.as(owner).shares.create({ id, label: '' })
    const token = url.split('/r/')[1] ?? ''
    expect(await open(token)).toMatchObject({ pages: null, words: null })
    const response = await app.request(null, `/api/shared-resumes/${token}/file`)
    expect(Buffer.from(await response.arrayBuffer())).toEqual(pdf)
  })
})

describe('views of a link', () => {
  it('are listed for the owner: once per visitor and day, by name where signed in (COACH-10)', async () => {
    const before = Date.now()
    const share = await shared()
    const reader = await createUser(product.db, { name: 'Ada Reader' })
    const [one, two] = [{ clientAddress: '198.51.100.1' }, { clientAddress: '198.51.100.2' }]
    for (const visit of [one, one, two]) await open(share.token, null, visit)
    for (const visit of [one, two]) await open(share.token, reader.id, visit)
    await open(share.token, share.owner)
    await open(share.token, null, { headers: new Headers({ 'user-agent': 'Slackbot-LinkExpanding' }) })
    const { viewCount, views } = (await listed(share))!
    expect(viewCount).toBe(3)
    expect(views.map(({ viewer }) => viewer)).toEqual([{ name: 'Ada Reader', company: null }, null, null])
    for (const { viewedAt } of views) expect(viewedAt.getTime()).toBeGreaterThanOrEqual(before)
  })

  it('contain no address, and no hash from which an address could be found', async () => {
    const [first, second] = [await shared(), await shared()]
    for (const { token } of [first, second]) await open(token, null, { clientAddress: '198.51.100.9' })
    const views = await product.db.select().from(resumeShareViews)
    const keys = views
      .filter(({ shareId }) => [first.shareId, second.shareId].includes(shareId))
      .map(({ visitor }) => visitor)
    expect(new Set(keys).size).toBe(2)
    expect(JSON.stringify(views)).not.toContain('198.51.100')
  })

  it('by a member of a company count as one profile view a day, with the company (CAPP-10, DASH-10)', async () => {
    const share = await shared()
    const company = await createCompany(product.db, { name: 'Kestrel' })
    const member = await createMember(product.db, company.id)
    await open(share.token, member.id)
    await open(share.token, member.id)
    const views = await product.db.select().from(profileViews).where(eq(profileViews.userId, share.owner))
    expect(views).toMatchObject([{ viewerId: member.id, companyId: company.id }])
    expect((await listed(share))?.views).toMatchObject([{ viewer: { name: member.name, company: 'Kestrel' } }])
  })
})

describe('limits of links', () => {
  it('allow twenty for each resume, and revoking makes room', async () => {
    const { owner, resumeId, shareId } = await shared()
    const create = () =>
      product
        .as(owner)
        .shares.create({ id: resumeId, label: '' })
        .then(
          () => 'ok',
          ({ code }) => code,
        )
    const made = await Promise.all(Array.from({ length: 22 }, create))
    expect(made.filter((answer) => answer === 'ok')).toHaveLength(19)
    expect(made).toContain('TOO_MANY_SHARES')
    await product.as(owner).shares.revoke({ id: shareId })
    expect(await create()).toBe('ok')
  })

  it('slow down a visitor who opens many, or guesses', async () => {
    const { token } = await shared({}, { content: '{}' })
    const from = (clientAddress: string, what: string) =>
      open(what, null, { clientAddress }).then(
        () => 'ok',
        ({ code }) => code,
      )
    const opened = await Promise.all(Array.from({ length: 62 }, () => from('192.0.2.1', token)))
    expect(opened).toContain('RATE_LIMITED')
    expect(await from('192.0.2.2', token)).toBe('ok')
  })
})
