import { DOMParser } from '@xmldom/xmldom'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { companies } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { createApp } from '#server/http/app.ts'
import { createCompany, createJob } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { mountJobFeeds } from './http.ts'

const product = productOfFile()
let app: ReturnType<typeof createApp>
beforeAll(() => {
  app = createApp(product.services, product.identify, () => true)
  mountJobFeeds(app, product.services)
})
beforeEach(async () => {
  await product.db.delete(companies)
})

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })

/** Reads the feed with an independent XML parser; throws if it is not well-formed. */
async function read(path: string) {
  const text = await (await get(path)).text()
  // the parser does not check which characters XML allows
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the test looks for them
  expect(text).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/)
  expect(text.isWellFormed()).toBe(true)
  const refuse = (message: string) => {
    throw new Error(message)
  }
  const parser = new DOMParser({ errorHandler: { warning: refuse, error: refuse, fatalError: refuse } })
  const found = parser.parseFromString(text, 'application/xml')
  return Array.from(found.getElementsByTagName('job'), (job) =>
    Object.fromEntries(
      Array.from(job.childNodes)
        .filter((node) => node.nodeType === 1)
        .map((node) => [node.nodeName, node.textContent ?? '']),
    ),
  )
}

describe('the feed for aggregators', () => {
  it('answers 404 for an unknown company and 410 for one that is gone', async () => {
    const gone = await createCompany(product.db, { status: 'inactive' })
    expect((await get('/feeds/companies/nobody.xml')).status).toBe(404)
    expect((await get('/feeds/companies/%00.xml')).status).toBe(404)
    expect((await get(`/feeds/companies/${gone.slug}.xml`)).status).toBe(410)
    expect((await get('/feeds/companies/.xml')).status).toBe(404)
  })

  it('lists only public open jobs, and is valid without any', async () => {
    expect(await read('/feeds/jobs.xml')).toEqual([])
    const company = await createCompany(product.db)
    for (const status of ['draft', 'paused', 'closed', 'deleted'] as const)
      await createJob(product.db, company.id, { status })
    await createJob(product.db, company.id, { externalPosting: false, internalPosting: true })
    await createJob(product.db, company.id, { closesAt: new Date(Date.now() - 1000) })
    const inactive = await createCompany(product.db, { status: 'inactive' })
    await createJob(product.db, inactive.id)
    expect(await read('/feeds/jobs.xml')).toEqual([])
  })

  it('describes each job with the fields that aggregators read', async () => {
    const company = await createCompany(product.db, { name: 'Lumen & Loam' })
    const job = await createJob(product.db, company.id, {
      title: 'Planner',
      description: '<p>Plan.</p>',
      requirements: '<ul><li>Maps</li></ul>',
      location: 'Portland, OR',
      employmentType: 'part-time',
      salaryMin: 60_000,
      salaryMax: 80_000,
      postedAt: new Date('2026-11-01T10:00:00Z'),
      applicationDeadline: '2099-12-31',
      closesAt: new Date('2099-12-31T23:00:00Z'),
    })
    expect(await read('/feeds/jobs.xml')).toEqual([
      {
        title: 'Planner',
        date: '2026-11-01T10:00:00.000Z',
        referencenumber: job.id,
        requisitionid: job.id,
        url: `${product.services.env.PUBLIC_URL}/jobs/${job.slug}?ref=feed`,
        company: 'Lumen & Loam',
        city: 'Portland',
        state: 'OR',
        country: 'US',
        description: '<p>Plan.</p><h3>Requirements</h3><ul><li>Maps</li></ul>',
        salary: '$60,000 - $80,000 per year',
        jobtype: 'parttime',
        expirationdate: '2099-12-31',
      },
    ])
  })

  it.each([
    ['Remote, US', { country: 'US', remotetype: 'Fully remote' }],
    ['Remote', { remotetype: 'Fully remote' }],
    [null, {}],
    ['Lisbon, Portugal', { city: 'Lisbon', country: 'PT' }],
    ['Hamburg, DE', { city: 'Hamburg', country: 'DE' }],
    ['Smallville, CO', {}],
    ['Wilmington, DE', { city: 'Wilmington', state: 'DE', country: 'US' }],
    ['Berlin', { city: 'Berlin', country: 'DE' }],
  ])('states the known parts of the place: %s', async (location, known) => {
    const company = await createCompany(product.db)
    await createJob(product.db, company.id, { location })
    const [job] = await read('/feeds/jobs.xml')
    const { city, state, country, remotetype } = job!
    expect(JSON.parse(JSON.stringify({ city, state, country, remotetype }))).toEqual(known)
  })

  it('states level and openings', async () => {
    const company = await createCompany(product.db)
    await createJob(product.db, company.id, { level: 'mid', openings: 3 })
    expect(await read('/feeds/jobs.xml')).toMatchObject([{ experience: 'Mid level', openings: '3' }])
  })

  it('has a job with several locations once for each of them', async () => {
    const company = await createCompany(product.db)
    const moreLocations = ['York, UK', 'Remote, US']
    const { id } = await createJob(product.db, company.id, { location: 'Leeds, UK', moreLocations })
    const all = await read('/feeds/jobs.xml')
    expect(
      all.map(({ referencenumber, requisitionid, city, country }) => [referencenumber, requisitionid, city, country]),
    ).toEqual([
      [id, id, 'Leeds', 'GB'],
      [`${id}-2`, id, 'York', 'GB'],
      [`${id}-3`, id, undefined, 'US'],
    ])
  })

  it('is well-formed for any text in a posting', async () => {
    const company = await createCompany(product.db, { name: 'A & B <Co> ]]>' })
    const title = 'End ]]> of ]]]]>> data \u0007\u0001\ufffe <b> & "quotes" 👩‍🚀'
    await createJob(product.db, company.id, {
      title,
      description: `<p>]]></p>${'x]]>'.repeat(50)}`,
    })
    const [job] = await read('/feeds/jobs.xml')
    expect(job!.title).toBe('End ]]> of ]]]]>> data     <b> & "quotes" 👩‍🚀')
    expect(job!.company).toBe('A & B <Co> ]]>')
    expect(job!.description).toContain('x]]>x]]>')
  })

  it('lists each job once, also across several batches', async () => {
    const company = await createCompany(product.db)
    const many = Array.from({ length: 405 }, (_, n) => ({
      slug: `feed-${n}`,
      companyId: company.id,
      title: `Job ${n}`,
      description: '<p>Work.</p>',
      postedAt: new Date(),
    }))
    await product.db.insert(jobs).values(many)
    const other = await createJob(product.db, (await createCompany(product.db)).id)
    const all = await read('/feeds/jobs.xml')
    expect(new Set(all.map((job) => job.referencenumber)).size).toBe(406)
    const own = await read(`/feeds/companies/${company.slug}.xml`)
    expect(own).toHaveLength(405)
    expect(own.some((job) => job.referencenumber === other.id)).toBe(false)
  })
})

describe('asking for the feed again', () => {
  const long = new Date('2026-01-01T00:00:00Z')
  const feed = async () => {
    const company = await createCompany(product.db, { updatedAt: long })
    const [first, second] = [
      await createJob(product.db, company.id, { updatedAt: long }),
      await createJob(product.db, company.id, { updatedAt: long }),
    ]
    const { headers } = await get('/feeds/jobs.xml')
    const known = { tag: headers.get('etag')!, date: headers.get('last-modified')! }
    return { company, first, second, known }
  }
  const status = async (headers: Record<string, string>) => (await get('/feeds/jobs.xml', headers)).status

  it('answers 304 by tag and by date while nothing changed', async () => {
    const { known } = await feed()
    expect(known.date).toBe('Thu, 01 Jan 2026 00:00:00 GMT')
    expect(await status({ 'if-none-match': known.tag })).toBe(304)
    expect(await status({ 'if-modified-since': known.date })).toBe(304)
    expect(await status({ 'if-none-match': 'W/"other"', 'if-modified-since': known.date })).toBe(200)
    expect(await status({ 'if-modified-since': 'whenever' })).toBe(200)
  })

  it.each([
    ['a job is hidden', (id: string) => product.db.update(jobs).set({ status: 'paused' }).where(eq(jobs.id, id))],
    ['a job is changed', (id: string) => product.db.update(jobs).set({ title: 'Other' }).where(eq(jobs.id, id))],
    [
      'a job closed by its date, which changes no row',
      (id: string) =>
        product.db
          .update(jobs)
          .set({ closesAt: new Date(Date.now() - 5000), updatedAt: long })
          .where(eq(jobs.id, id)),
    ],
  ])('answers 200 when %s', async (_what, change) => {
    const { first, known } = await feed()
    await change(first.id)
    expect(await status({ 'if-none-match': known.tag })).toBe(200)
    expect(await status({ 'if-modified-since': known.date })).toBe(200)
  })
})
