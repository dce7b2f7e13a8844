import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { companies } from '#db/schema/companies.ts'
import { savedJobs } from '#db/schema/job-board.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { platformSettings } from '#db/schema/operations.ts'
import { createApp } from '#server/http/app.ts'
import { createCompany, createJob, createMember, createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { readSitemapPage, readSitemapStarts } from './feeds.ts'
import { mountJobAddresses } from './http.ts'
import { clearCached } from './landing/cached.ts'
import { mountSitemap } from './sitemap/http.ts'

const product = productOfFile()
let companyId: string
let app: ReturnType<typeof createApp>
beforeAll(() => {
  app = createApp(product.services, product.identify, () => true)
  mountJobAddresses(app, product.services)
})
beforeEach(async () => {
  await product.db.delete(companies)
  companyId = (await createCompany(product.db, { name: 'Lumen & Loam' })).id
})

const read = async (path: string) => {
  const response = await app.request(path)
  return { status: response.status, headers: response.headers, text: await response.text() }
}
const hidden = () =>
  Promise.all([
    ...(['draft', 'paused', 'closed', 'deleted'] as const).map((status) =>
      createJob(product.db, companyId, { status }),
    ),
    createJob(product.db, companyId, { externalPosting: false, internalPosting: true }),
    createJob(product.db, companyId, { closesAt: new Date(Date.now() - 1000) }),
  ])

describe('robots', () => {
  it('are kept out of the app and get the address of the sitemap', async () => {
    const { status, text } = await read('/robots.txt')
    expect(status).toBe(200)
    expect(text.split('\n')).toEqual(
      expect.arrayContaining([
        'User-agent: *',
        'Disallow: /app',
        'Disallow: /api',
        `Sitemap: ${product.services.env.PUBLIC_URL}/sitemap.xml`,
      ]),
    )
  })
})

describe('the sitemap', () => {
  it('lists only open jobs, and is cached for at most a minute (JOBS-23)', async () => {
    const job = await createJob(product.db, companyId, { closesAt: new Date(Date.now() + 60_000) })
    const gone = await hidden()
    const index = await read('/sitemap.xml')
    expect(index.headers.get('content-type')).toContain('xml')
    expect(index.headers.get('cache-control')).toBe('public, max-age=60')
    const addresses = [...index.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname)
    const pages = await Promise.all(addresses.map(read))
    expect(pages.every((page) => page.headers.get('cache-control') === 'public, max-age=60')).toBe(true)
    const all = pages.map((page) => page.text).join('')
    expect(all).toContain(`/jobs/${job.slug}</loc><lastmod>`)
    for (const { slug } of gone) expect(all).not.toContain(slug)
    await product.db.update(jobs).set({ status: 'paused' }).where(eq(jobs.id, job.id))
    expect((await read(addresses.at(-1)!)).text).not.toContain(job.slug)
  })

  it('lists the companies that have open jobs', async () => {
    const [hiring, idle] = [
      await createCompany(product.db, { slug: 'hiring' }),
      await createCompany(product.db, { slug: 'idle' }),
    ]
    const gone = await createCompany(product.db, { slug: 'gone', status: 'inactive' })
    await createJob(product.db, hiring.id)
    await createJob(product.db, idle.id, { status: 'paused' })
    await createJob(product.db, gone.id)
    expect((await read('/sitemap.xml')).text).toContain('/sitemaps/companies.xml</loc>')
    const { text } = await read('/sitemaps/companies.xml')
    expect([...text.matchAll(/companies\/(\w+)<\/loc>/g)].map(([, slug]) => slug)).toEqual(['hiring'])
  })

  it('is split into pages that together list each job once', async () => {
    const made = []
    for (let n = 0; n < 7; n++) made.push((await createJob(product.db, companyId)).slug)
    const starts = await readSitemapStarts(product.db, 3)
    expect(starts).toHaveLength(3)
    const pages = await Promise.all(starts.map(({ start }) => readSitemapPage(product.db, start, 3)))
    expect(pages.map((page) => page.length)).toEqual([3, 3, 1])
    expect(pages.flat().map((row) => row.slug)).toEqual(made)
  })

  it('lists landing pages with enough jobs, each with the time of its last change', async () => {
    const at = new Date('2026-03-01T10:00:00Z')
    const post = (title: string, location: string, more: object = {}) =>
      createJob(product.db, companyId, { title, location, updatedAt: new Date('2026-01-01'), ...more })
    for (let n = 0; n < 3; n++) await post('Baker', 'Porto, Portugal', n === 1 ? { updatedAt: at } : {})
    for (let n = 0; n < 2; n++) await post('Cook', 'Salem, OR')
    clearCached(product.db)
    const { text } = await read('/sitemaps/landings.xml')
    const found = [...text.matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)</g)].map(([, url, day]) => [
      new URL(url!).pathname,
      day,
    ])
    expect(found).toEqual(
      ['/jobs/in/porto-portugal', '/jobs/role/baker', '/jobs/role/baker/in/porto-portugal'].map((path) => [
        path,
        at.toISOString(),
      ]),
    )
    const index = (await read('/sitemap.xml')).text
    expect(index).toContain(`/sitemaps/landings.xml</loc><lastmod>${at.toISOString()}</lastmod>`)
  })

  it('lists the programme page while the programme is enabled', async () => {
    const pages = async () => (await read('/sitemaps/pages.xml')).text
    expect(await pages()).toContain('/how-it-works</loc>')
    await product.db.update(platformSettings).set({ programmeEnabled: false })
    expect(await pages()).not.toContain('/how-it-works')
    await product.db.update(platformSettings).set({ programmeEnabled: true })
  })

  it('is split if a file would have too many addresses, each listed once', async () => {
    const small = createApp(product.services, product.identify, () => true)
    const at = (n: number) => new Date(Date.UTC(2026, 0, n))
    const more = { blog: async () => [1, 2, 3, 4, 5].map((n) => ({ path: `/blog/${n}`, at: at(n) })) }
    mountSitemap(small, product.services, more, 2)
    const ask = async (path: string) => (await small.request(path)).text()
    const parts = [...(await ask('/sitemap.xml')).matchAll(/sitemaps\/(blog[^.]*)\.xml<\/loc><lastmod>([^T]+)/g)]
    expect(parts.map(([, name, day]) => `${name} ${day}`)).toEqual([
      'blog 2026-01-02',
      'blog-2 2026-01-04',
      'blog-3 2026-01-05',
    ])
    const named = await Promise.all(parts.map(([, name]) => ask(`/sitemaps/${name}.xml`)))
    expect(named.map((text) => [...text.matchAll(/blog\/(\d)/g)].map(([, n]) => n).join(''))).toEqual(['12', '34', '5'])
    for (const part of ['blog-1', 'blog-0', 'blog-4', 'blog-99999', 'constructor', '-2'])
      expect([part, (await small.request(`/sitemaps/${part}.xml`)).status]).toEqual([part, 404])
  })

  it('answers 404 for a page of any other name', async () => {
    for (const page of ['nothing', '1', "'--", '..%2Frobots']) {
      expect((await read(`/sitemaps/${page}.xml`)).status).toBe(404)
    }
    const pages = (await read('/sitemaps/pages.xml')).text
    for (const page of ['/jobs', '/salary-analyzer']) expect(pages).toContain(`${page}</loc>`)
  })
})

describe('the feed', () => {
  it('lists open jobs, newest first, as valid XML (JOBS-23)', async () => {
    await createJob(product.db, companyId, { title: 'Older', postedAt: new Date('2025-10-01T00:00:00Z') })
    const title = 'R&D <Lead> \u0007"one"'
    const description = '<p>Fish &amp; <b>chips</b></p><script>alert(7)</script>'
    const job = await createJob(product.db, companyId, { title, description })
    const gone = await hidden()
    const { text, headers } = await read('/jobs.rss')
    expect(headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
    expect(headers.get('cache-control')).toBe('public, max-age=60')
    expect(text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<rss version="2.0"/)
    expect(text).toContain('<title>R&amp;D &lt;Lead&gt;  &quot;one&quot; at Lumen &amp; Loam</title>')
    expect(text).toContain(`/jobs/${job.slug}?ref=feed</link>`)
    expect(text).toContain('Fish &amp; chips')
    expect(text).not.toContain('alert')
    expect(text.indexOf('R&amp;D')).toBeLessThan(text.indexOf('Older'))
    for (const { id } of gone) expect(text).not.toContain(id)
  })
})

describe('the feed of a list', () => {
  const titles = async (query: string) =>
    [...(await read(`/jobs.rss?${query}`)).text.matchAll(/<item>\n<title>([^<]+) at /g)].map(([, title]) => title)

  it('answers 404 for an unknown role, place or company, and 410 for a company that is gone', async () => {
    const gone = await createCompany(product.db, { status: 'inactive' })
    for (const query of ['role=nobody', 'place=nowhere', 'company=nobody', 'role=%00', `role=${'x'.repeat(5000)}`])
      expect([query, (await read(`/jobs.rss?${query}`)).status]).toEqual([query, 404])
    expect((await read(`/jobs.rss?company=${gone.slug}`)).status).toBe(410)
  })

  it('lists the open jobs of a role, a place, a company or a search, with a title (JOBS-23)', async () => {
    const other = await createCompany(product.db, { name: 'Halden', slug: 'halden' })
    await createJob(product.db, companyId, { title: 'Senior Baker', location: 'Porto, Portugal' })
    await createJob(product.db, other.id, { title: 'Cook', location: 'Porto, Portugal', employmentType: 'contract' })
    await createJob(product.db, other.id, { title: 'Baker', location: 'Salem, OR', closesAt: new Date(0) })
    await createJob(product.db, companyId, { title: 'Baker', location: 'Salem, OR' })
    clearCached(product.db)
    expect((await titles('role=baker')).sort()).toEqual(['Baker', 'Senior Baker'])
    expect(await titles('role=baker&place=porto-portugal')).toEqual(['Senior Baker'])
    expect((await titles('place=porto-portugal')).sort()).toEqual(['Cook', 'Senior Baker'])
    expect(await titles('company=halden')).toEqual(['Cook'])
    expect((await titles('q=baker')).sort()).toEqual(['Baker', 'Senior Baker'])
    expect(await titles('type=contract&q=&location=porto')).toEqual(['Cook'])
    expect(await titles('type=nonsense&remote=maybe')).toHaveLength(3)
    expect(await titles('q=zzzzqq')).toEqual([])
    const { text } = await read('/jobs.rss?role=baker&place=porto-portugal&utm_source=x')
    expect(text).toContain('<title>New Baker jobs in Porto, Portugal on Tandem</title>')
    expect(text).toContain('/jobs.rss?role=baker&amp;place=porto-portugal" rel="self"')
    expect((await read('/jobs.rss?q=%3Cb%3E%26')).text).toContain(
      '<title>New jobs for &lt;b&gt;&amp; on Tandem</title>',
    )
  })
})

describe('saving from the public page', () => {
  const post = (userId: string | null, jobId: string, saved = 'yes', headers: Record<string, string> = {}) =>
    app.request(`/api/saved-jobs/${jobId}`, {
      method: 'POST',
      body: new URLSearchParams({ saved }),
      headers: { ...(userId && { 'x-test-user': userId }), ...headers },
    })

  it('saves and removes a job, and redirects to the job', async () => {
    const job = await createJob(product.db, companyId)
    const seeker = await createUser(product.db)
    const answer = await post(seeker.id, job.id)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/jobs/${job.id}`])
    expect(await product.db.select().from(savedJobs)).toMatchObject([{ jobId: job.id, userId: seeker.id }])
    await post(seeker.id, job.id, 'no')
    expect(await product.db.select().from(savedJobs)).toEqual([])
  })

  it('redirects visitors to sign-in, and refuses other roles and other sites', async () => {
    const job = await createJob(product.db, companyId)
    const member = await createMember(product.db, companyId)
    const seeker = await createUser(product.db)
    expect((await post(null, job.id)).headers.get('location')).toBe('/auth?redirect=%2Fjobs')
    expect((await post(member.id, job.id)).headers.get('location')).toBe('/jobs')
    expect((await post(seeker.id, 'no-id')).headers.get('location')).toBe('/jobs')
    expect((await post(seeker.id, job.id, 'yes', { origin: 'https://evil.test' })).status).toBe(403)
    expect(await product.db.select().from(savedJobs)).toEqual([])
  })
})
