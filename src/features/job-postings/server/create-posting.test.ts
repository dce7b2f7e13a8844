import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { jobs } from '#db/schema/job-postings.ts'
import { newId } from '#lib/ids.ts'
import type { Api } from '#testing/product.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { auditAndEventsOf, createEmployer, issuesOf, posting, readJob } from './postings.testing.ts'

const product = productOfFile()
let api: Api['postings']
let employer: Awaited<ReturnType<typeof createEmployer>>
beforeAll(async () => {
  employer = await createEmployer(product.db, { slug: 'fernway-health', timeZone: 'America/Los_Angeles' })
  api = product.as(employer.admin.id).postings
})

describe('create', () => {
  it('stores empty values as null (CJOB-11, PLAT-19)', async () => {
    const input = posting({ location: '  ', requirements: '<p></p>', applicationDeadline: '', salaryMin: null })
    await api.create(input)
    expect(await readJob(product.db, input.id)).toMatchObject({
      requirements: null,
      location: null,
      salaryMin: null,
      applicationDeadline: null,
      closesAt: null,
    })
  })

  it('applies the defaults of a job (CJOB-11, CJOB-14)', async () => {
    const input = posting()
    await api.create(input)
    expect(await readJob(product.db, input.id)).toMatchObject({
      employmentType: 'full-time',
      remoteAllowed: false,
      status: 'active',
      internalPosting: false,
      externalPosting: true,
      applicationDeadline: null,
      autoRejectIncomplete: false,
    })
  })

  it('stores a posted job with its author, audit entry and events (CJOB-09)', async () => {
    const input = posting({ location: 'Lisbon', salaryMin: 50_000, salaryMax: 60_000 })
    const before = Date.now()
    const saved = await api.create(input)
    const row = await readJob(product.db, input.id)
    expect(saved).toEqual({ id: input.id, status: 'active', slug: row.slug, updatedAt: row.updatedAt })
    expect(row).toMatchObject({
      companyId: employer.company.id,
      createdBy: employer.admin.id,
      title: 'Senior Data Analyst',
      description: '<p>Own the numbers.</p>',
      location: 'Lisbon',
      salaryMin: 50_000,
      salaryMax: 60_000,
      postedByAdmin: false,
    })
    expect(row.slug).toBe(`senior-data-analyst-fernway-health-${input.id.slice(-8)}`)
    expect(row.postedAt?.getTime()).toBeGreaterThanOrEqual(before)
    const { actions, names } = await auditAndEventsOf(product.db, input.id)
    expect(actions).toEqual(['posting.created'])
    expect(names).toEqual(['posting.created', 'posting.published'])
  })

  it('the deadline day ends in the time zone of the company (APPLY-30)', async () => {
    const input = posting({ applicationDeadline: '2099-10-31' })
    await api.create(input)
    expect((await readJob(product.db, input.id)).closesAt?.toISOString()).toBe('2099-11-01T07:00:00.000Z')
  })

  it("refuses to post without title or description, with the specification's texts (CJOB-10)", async () => {
    expect(await issuesOf(api.create({ id: newId(), title: '  ', description: '<p> </p>' }))).toEqual({
      title: 'Title is required',
      description: 'Description is required',
    })
    // invisible characters are not words
    const unseen = { title: '\u200b\u200b', description: '<p>\u200b\u2800</p>' }
    expect(await issuesOf(api.create({ id: newId(), ...unseen }))).toEqual({
      title: 'Title is required',
      description: 'Description is required',
    })
    // content that sanitizing removes does not count either
    const framed = api.create(posting({ description: '<iframe>x</iframe>' }))
    await expect(framed).rejects.toMatchObject({ message: 'Description is required' })
  })

  it('saves a draft with only a title, or with nothing (CJOB-15)', async () => {
    const [titled, empty] = [newId(), newId()]
    await api.create({ id: titled, title: 'Front Desk Intern', status: 'draft' })
    await api.create({ id: empty, status: 'draft' })
    expect(await readJob(product.db, titled)).toMatchObject({
      status: 'draft',
      postedAt: null,
      title: 'Front Desk Intern',
    })
    expect(await readJob(product.db, empty)).toMatchObject({ status: 'draft', title: '', description: '' })
    expect((await auditAndEventsOf(product.db, titled)).names).toEqual(['posting.created'])
  })

  it.each([
    [{ salaryMin: -1 }, { salaryMin: 'Please enter 0 or more' }],
    [{ salaryMax: 50_000.5 }, { salaryMax: 'Please enter a whole number' }],
    [{ salaryMin: 2e9 }, { salaryMin: 'This number is too large' }],
    [{ salaryMin: 90_000, salaryMax: 80_000 }, { salaryMax: "Maximum salary can't be below the minimum" }],
    [{ applicationDeadline: '2025-02-30' }, { applicationDeadline: 'Please enter a valid date' }],
    [{ applicationDeadline: '9999-12-31' }, { applicationDeadline: 'Please enter a valid date' }],
    [{ title: 'x'.repeat(201) }, { title: 'Title must be at most 200 characters' }],
    [{ description: `<p>${'x'.repeat(60_000)}</p>` }, { description: 'This text is too long' }],
  ])('refuses %j (CJOB-12, CJOB-13)', async (fields, texts) => {
    expect(await issuesOf(api.create(posting(fields)))).toEqual(texts)
    expect(await issuesOf(api.create(posting({ ...fields, status: 'draft' })))).toEqual(texts)
  })

  it.each([
    { salaryMin: '50000' },
    { salaryMin: Number.NaN },
    { remoteAllowed: 'yes' },
    { employmentType: 'seasonal' },
    { status: 'closed' },
    { status: 'deleted' },
    { title: { toString: 'x' } },
    { id: 'not-an-id' },
    { applicationDeadline: 20_251_031 },
  ])('refuses values of the wrong kind: %j (PLAT-16, CJOB-12)', async (fields) => {
    await expect(api.create(posting(fields) as never)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('takes 0 and equal bounds (CJOB-12)', async () => {
    const input = posting({ salaryMin: 0, salaryMax: 0 })
    await api.create(input)
    expect(await readJob(product.db, input.id)).toMatchObject({ salaryMin: 0, salaryMax: 0 })
  })

  it('stores rich text without anything executable, and a title as plain text (PLAT-20)', async () => {
    const input = posting({
      title: '<script>alert(1)</script> \u0000Analyst\ud800',
      description: '<p onclick="x()">Wo\u0000rds<script>alert(1)</script></p><a href="javascript:x">link</a>',
      requirements: '<img src=x onerror=alert(1)><ul><li>SQL</li></ul>',
      location: 'Lisbon\u0000',
    })
    await api.create(input)
    expect(await readJob(product.db, input.id)).toMatchObject({
      title: '<script>alert(1)</script> Analyst\ufffd',
      description: '<p>Words</p><p>link</p>',
      requirements: '<ul><li>SQL</li></ul>',
      location: 'Lisbon',
    })
  })

  it('refuses to post with a past deadline; a draft may have one', async () => {
    const input = posting({ applicationDeadline: '2020-01-31' })
    await expect(api.create(input)).rejects.toMatchObject({ code: 'POSTING_DEADLINE_OVER' })
    await expect(api.create({ ...input, status: 'draft' })).resolves.toMatchObject({ status: 'draft' })
  })

  it('ignores keys that are not in the form: company, creator, status of the post', async () => {
    const other = await createEmployer(product.db)
    const input = posting({
      companyId: other.company.id,
      company_id: other.company.id,
      createdBy: other.admin.id,
      postedByAdmin: true,
      postedAt: new Date(0),
      slug: 'mine',
    })
    await api.create(input)
    const row = await readJob(product.db, input.id)
    expect(row).toMatchObject({ companyId: employer.company.id, createdBy: employer.admin.id, postedByAdmin: false })
    expect(row.slug).not.toBe('mine')
    expect(row.postedAt?.getTime()).toBeGreaterThan(0)
  })
})

describe('the same id again', () => {
  it('50 creations at once create one job (CJOB-07)', async () => {
    const input = posting({ status: 'draft', title: 'Once' })
    await Promise.all(Array.from({ length: 50 }, () => api.create(input)))
    const rows = await product.db.select().from(jobs).where(eq(jobs.title, 'Once'))
    expect(rows).toHaveLength(1)
    expect((await auditAndEventsOf(product.db, input.id)).names).toEqual(['posting.created'])
  })

  it('stores what was typed in the meantime, and posts the draft on request', async () => {
    const input = posting({ status: 'draft' })
    await api.create(input)
    await api.create({ ...input, title: 'Typed on', status: 'active' })
    expect(await readJob(product.db, input.id)).toMatchObject({ title: 'Typed on', status: 'active' })
    expect((await auditAndEventsOf(product.db, input.id)).names).toEqual([
      'posting.created',
      'posting.status_changed',
      'posting.published',
    ])
  })

  it('is refused like a missing job where it belongs to another company', async () => {
    const other = await createEmployer(product.db)
    const input = posting()
    await product.as(other.admin.id).postings.create(input)
    await expect(api.create({ ...input, title: 'Taken over' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await readJob(product.db, input.id)).toMatchObject({
      title: 'Senior Data Analyst',
      companyId: other.company.id,
    })
  })

  it('refuses a made-up id with the same ending as another, without a failure', async () => {
    const input = posting({ title: 'Twin' })
    await api.create(input)
    const twin = `${newId().slice(0, -8)}${input.id.slice(-8)}`
    await expect(api.create({ ...input, id: twin })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
