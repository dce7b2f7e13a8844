import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { companies } from '#db/schema/companies.ts'
import { jobs, savedJobs } from '#db/schema/jobs.ts'
import { createApp } from '#server/http/app.ts'
import { createCompany, createJob, createMember, createUser } from '#testing/factories.ts'
import { type TestProduct, testProduct } from '#testing/product.ts'
import { readSitemapPage, readSitemapStarts } from './feeds.ts'
import { mountJobAddresses } from './http.ts'

let product: TestProduct
let companyId: string
let app: ReturnType<typeof createApp>
beforeAll(async () => {
  product = await testProduct()
  const identify = async ({ headers }: { headers: Headers }) => {
    const { viewer } = await product.contextFor(headers.get('x-test-user'))
    return { viewer, sessionId: null }
  }
  app = createApp(product.services, identify, () => true)
  mountJobAddresses(app, product.services)
})
afterAll(() => product.close())
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
  it('stay out of the app and find the sitemap', async () => {
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
  it('JOBS-23 X-27 names open jobs alone, and is asked for again within a minute', async () => {
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

  it('names the companies that have open jobs', async () => {
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

  it('is cut into pages that together hold each job once', async () => {
    const made = []
    for (let n = 0; n < 7; n++) made.push((await createJob(product.db, companyId)).slug)
    const starts = await readSitemapStarts(product.db, 3)
    expect(starts).toHaveLength(3)
    const pages = await Promise.all(starts.map(({ start }) => readSitemapPage(product.db, start, 3)))
    expect(pages.map((page) => page.length)).toEqual([3, 3, 1])
    expect(pages.flat().map((row) => row.slug)).toEqual(made)
  })

  it('has no page of any other name', async () => {
    for (const page of ['nothing', '1', "'--", '..%2Frobots']) {
      expect((await read(`/sitemaps/${page}.xml`)).status).toBe(404)
    }
    const pages = (await read('/sitemaps/pages.xml')).text
    for (const page of ['/jobs', '/salary-analyzer']) expect(pages).toContain(`${page}</loc>`)
  })
})

describe('the feed', () => {
  it('JOBS-23 tells of open jobs, newest first, with nothing that XML would choke on', async () => {
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

describe('saving from the public page', () => {
  const post = (userId: string | null, jobId: string, saved = 'yes', headers: Record<string, string> = {}) =>
    app.request(`/api/saved-jobs/${jobId}`, {
      method: 'POST',
      body: new URLSearchParams({ saved }),
      headers: { ...(userId && { 'x-test-user': userId }), ...headers },
    })

  it('saves, takes back and leads back to the job', async () => {
    const job = await createJob(product.db, companyId)
    const seeker = await createUser(product.db)
    const answer = await post(seeker.id, job.id)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/jobs/${job.id}`])
    expect(await product.db.select().from(savedJobs)).toMatchObject([{ jobId: job.id, userId: seeker.id }])
    await post(seeker.id, job.id, 'no')
    expect(await product.db.select().from(savedJobs)).toEqual([])
  })

  it('asks strangers to sign in, and refuses who may not, other sites included', async () => {
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
