import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { companies } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { readArticleShare } from '#features/blog/server/share-card.ts'
import { readCompanyShare, readJobShare } from '#features/job-board/server/share-cards.ts'
import { readPageShare } from '#features/site/server/share-card.ts'
import { readHelpShare } from '#features/support/server/share-card.ts'
import { createCompany, createJob } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import type { Variables } from '../http/app.ts'
import { fitCard } from './fit-card.ts'
import { mountSharePictures } from './http.ts'

const product = productOfFile()
let app: Hono<Variables>
let companyId: string
beforeAll(async () => {
  app = new Hono<Variables>()
  mountSharePictures(app, product.services, {
    pages: readPageShare,
    jobs: readJobShare,
    companies: readCompanyShare,
    blog: readArticleShare,
    help: readHelpShare,
  })
  companyId = (await createCompany(product.db, { name: 'Halden', logoUrl: '/brand/companies/halden.svg' })).id
})

const ask = async (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })
const job = (overrides: Parameters<typeof createJob>[2] = {}) => createJob(product.db, companyId, overrides)

describe('the picture of a shared address', () => {
  it.each([
    '/og/nothing/x',
    '/og/pages/nothing',
    '/og/pages/constructor',
    '/og/jobs/no-such-job',
    "/og/jobs/'; --",
    '/og/jobs/nul%00',
    '/og/companies/nobody',
    '/og/blog/nothing',
    '/og/help/nothing',
    `/og/jobs/${'x'.repeat(400)}`,
    '/og/jobs/',
    '/og',
  ])('does not exist for %s', async (path) => {
    const { status, headers } = await ask(path)
    expect(status).toBe(404)
    expect(headers.get('content-type')).not.toContain('image')
  })

  it('is 1200 by 630 pixels, is the same each time, and is answered with 304 if the client has it', async () => {
    const { slug } = await job({ title: 'Senior Payroll Specialist', salaryMin: 98_000, salaryMax: 124_000 })
    const first = await ask(`/og/jobs/${slug}`)
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(first.headers.get('cache-control')).toBe('public, max-age=60')
    const bytes = Buffer.from(await first.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(bytes.length).toBeLessThan(200_000)
    expect(Buffer.from(await (await ask(`/og/jobs/${slug}`)).arrayBuffer()).equals(bytes)).toBe(true)
    const etag = first.headers.get('etag') ?? ''
    const held = await ask(`/og/jobs/${slug}`, { 'if-none-match': etag })
    expect([held.status, await held.text()]).toEqual([304, ''])
    expect((await ask(`/og/jobs/${slug}`, { 'if-none-match': 'nonsense"' })).status).toBe(200)
    await product.db.update(jobs).set({ title: 'Payroll Lead' }).where(eq(jobs.slug, slug))
    expect((await ask(`/og/jobs/${slug}`)).headers.get('etag')).not.toBe(etag)
  })

  it('is not found for a job that is hidden, closed, internal, or of a removed company', async () => {
    const { slug } = await job()
    for (const set of [{ hiddenAt: new Date() }, { status: 'closed' as const }, { externalPosting: false }]) {
      const other = await job()
      await product.db.update(jobs).set(set).where(eq(jobs.id, other.id))
      expect((await ask(`/og/jobs/${other.slug}`)).status).toBe(404)
    }
    const [company] = await product.db.select().from(companies).where(eq(companies.id, companyId))
    expect((await ask(`/og/companies/${company?.slug}`)).status).toBe(200)
    await product.db.update(companies).set({ status: 'inactive' }).where(eq(companies.id, companyId))
    for (const path of [`/og/jobs/${slug}`, `/og/companies/${company?.slug}`])
      expect((await ask(path)).status).toBe(404)
    await product.db.update(companies).set({ status: 'active' }).where(eq(companies.id, companyId))
  })

  it('shows text of any script, and hostile text as text', async () => {
    const titles = [
      'مهندس برمجيات أول (Backend)',
      'シニアデータエンジニア：検索と推薦',
      '프런트엔드 개발자',
      '#read("/etc/passwd") $x$ *b* <svg onload=alert(1)>',
      'W'.repeat(300),
      '🚀🚀🚀',
    ]
    for (const title of titles) {
      const { slug } = await job({ title })
      const { status, headers } = await ask(`/og/jobs/${slug}`)
      expect([title, status, headers.get('content-type')]).toEqual([title, 200, 'image/png'])
    }
  })

  it('exists for each page of the site and each topic of the help center', async () => {
    for (const path of ['pages/site', 'pages/guide', 'pages/jobs', 'pages/blog', 'help/account'])
      expect((await ask(`/og/${path}`)).status).toBe(200)
  })

  it('limits how many new ones are drawn, and does not cache the refusal', async () => {
    const busy = {
      ...product.services,
      typesetter: { set: () => new Promise<never>(() => {}), close: () => {} } as never,
    }
    const small = new Hono<Variables>()
    const pages = async (_ctx: unknown, name: string) => ({ kicker: '', title: name, text: '' })
    mountSharePictures(small, busy, { pages, jobs: pages, companies: pages, blog: pages, help: pages })
    // nothing is drawn in this test, so only a request without a place in the queue gets an answer
    const { status, headers } = await Promise.race(
      Array.from({ length: 40 }, (_, n) => small.request(`/og/pages/${n}`)),
    )
    expect(status).toBe(503)
    expect([headers.get('retry-after'), headers.get('cache-control')]).toEqual(['10', 'no-store'])
  })
})

it('cuts long text between letters, removes colored symbols, and breaks long words', () => {
  const card = fitCard({
    kicker: '  a\n b\u0000 ',
    title: `${'é'.normalize('NFD').repeat(200)}`,
    text: '🇳🇴 ok ©\u202e',
  })
  expect([card.kicker, card.text]).toEqual(['a b', 'ok ©'])
  expect([...card.title.replaceAll('\u200b', '')]).toHaveLength(130)
  expect(card.title.endsWith('…')).toBe(true)
  expect(fitCard({ kicker: '', title: '🚀', text: '' }).title).toBe('Tandem')
  expect(fitCard({ kicker: '', title: 'W'.repeat(30), text: '' }).title.split('\u200b')).toHaveLength(3)
})
