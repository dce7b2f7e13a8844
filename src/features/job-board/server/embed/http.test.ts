import { beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '#server/http/app.ts'
import { createCompany, createJob } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { mountEmbeddedJobs } from './http.ts'

const product = productOfFile()
let app: ReturnType<typeof createApp>
beforeAll(() => {
  app = createApp(product.services, product.identify, () => true)
  mountEmbeddedJobs(app, product.services)
})

const ask = (slug: string, headers: Record<string, string> = {}) =>
  app.request(`/embed/companies/${slug}/jobs.json`, { headers: { origin: 'https://fernway.example', ...headers } })

describe('the jobs of a company for its own site', () => {
  it('answers 404 for an unknown company and 410 for one that is gone', async () => {
    const gone = await createCompany(product.db, { status: 'inactive' })
    const archived = await createCompany(product.db, { archivedAt: new Date() })
    for (const [slug, status] of [
      ['nobody', 404],
      ['%00', 404],
      [gone.slug, 410],
      [archived.slug, 410],
    ] as const) {
      const answer = await ask(slug)
      expect([slug, answer.status]).toEqual([slug, status])
      // without this header the page could not read the error
      expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    }
  })

  it('lists only open jobs, with display texts and with links that name the embed', async () => {
    const company = await createCompany(product.db, { name: 'Lumen & Loam' })
    const job = await createJob(product.db, company.id, {
      title: '<b>Planner</b>',
      salaryMin: 90_000,
      applicationDeadline: '2099-12-31',
      closesAt: new Date('2099-12-31T23:00:00Z'),
    })
    for (const status of ['draft', 'paused', 'closed', 'deleted'] as const)
      await createJob(product.db, company.id, { status })
    await createJob(product.db, company.id, { externalPosting: false, internalPosting: true })
    await createJob(product.db, company.id, { closesAt: new Date(Date.now() - 1000) })
    const { PUBLIC_URL } = product.services.env
    const answer = await ask(company.slug)
    expect(await answer.json()).toEqual({
      company: { name: 'Lumen & Loam', url: `${PUBLIC_URL}/companies/${company.slug}?ref=embed` },
      total: 1,
      jobs: [
        {
          title: '<b>Planner</b>',
          url: `${PUBLIC_URL}/jobs/${job.slug}?ref=embed`,
          location: 'Remote',
          employmentType: 'Full-time',
          salary: 'From $90,000',
          closes: 'Closes 31 Dec 2099, UTC',
          postedAt: job.postedAt!.toISOString(),
        },
      ],
    })
  })

  it('is for any site, without cookies, cached for a minute and not sent again unchanged', async () => {
    const company = await createCompany(product.db)
    const answer = await ask(company.slug)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
    expect(answer.headers.get('set-cookie')).toBeNull()
    const again = await ask(company.slug, { 'if-none-match': answer.headers.get('etag')! })
    expect(again.status).toBe(304)
    await createJob(product.db, company.id)
    expect((await ask(company.slug, { 'if-none-match': answer.headers.get('etag')! })).status).toBe(200)
  })

  it('serves a script that includes its styles and defines no global names', async () => {
    const answer = await app.request('/embed/jobs.js')
    const text = await answer.text()
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(text).toContain(':host')
    expect(text).not.toContain('/* style */')
    expect(text).not.toMatch(/innerHTML|document\.cookie|localStorage/)
    const before = Object.keys(globalThis)
    new Function('document', text)({ currentScript: null, querySelectorAll: () => [] })
    expect(Object.keys(globalThis)).toEqual(before)
  })
})
