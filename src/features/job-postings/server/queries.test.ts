import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { companies } from '#db/schema/companies.ts'
import { createJob, createRequirement } from '#testing/factories.ts'
import type { Api } from '#testing/product.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { createApplication, createEmployer } from './postings.testing.ts'

const day = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * day)

const product = productOfFile()
let api: Api['postings']
let companyId: string
beforeEach(async () => {
  const { company, admin } = await createEmployer(product.db)
  companyId = company.id
  api = product.as(admin.id).postings
})

const make = (title: string, overrides: Parameters<typeof createJob>[2] = {}) =>
  createJob(product.db, companyId, { title, ...overrides })
const titles = async (input: Parameters<typeof api.list>[0] = {}) =>
  (await api.list(input)).rows.map((row) => row.title)

describe('list', () => {
  it('shows the own jobs, counts applications without withdrawn ones, and questions without removed ones (CJOB-01)', async () => {
    const { id } = await make('Own')
    const { company: other } = await createEmployer(product.db)
    await createJob(product.db, other.id, { title: 'Foreign' })
    for (const status of ['submitted', 'submitted', 'accepted', 'withdrawn'] as const) {
      await createApplication(product.db, id, { status })
    }
    await createRequirement(product.db, id)
    await createRequirement(product.db, id, { removedAt: new Date() })
    const { rows, total } = await api.list({})
    expect(total).toBe(1)
    expect(rows[0]).toMatchObject({ title: 'Own', applicationsCount: 3, newApplicationsCount: 2, requirementsCount: 1 })
    expect(rows[0]).not.toHaveProperty('description')
    expect(rows[0]).not.toHaveProperty('companyId')
  })

  it('marks those hidden from candidates, one by one or with the whole company (MOD-08)', async () => {
    const [seen, hidden] = [await make('Seen'), await make('Hidden', { hiddenAt: new Date() })]
    const read = async () => Object.fromEntries((await api.list({})).rows.map((row) => [row.title, row.isHidden]))
    expect(await read()).toEqual({ Seen: false, Hidden: true })
    expect([(await api.get({ id: seen.id })).isHidden, (await api.get({ id: hidden.id })).isHidden]).toEqual([
      false,
      true,
    ])
    await product.db.update(companies).set({ hiddenAt: new Date() }).where(eq(companies.id, companyId))
    expect(await read()).toEqual({ Seen: true, Hidden: true })
    expect((await api.get({ id: seen.id })).isHidden).toBe(true)
  })

  it('leaves deleted jobs out (CJOB-06)', async () => {
    await make('Deleted', { status: 'deleted' })
    await make('Draft', { status: 'draft', postedAt: null })
    expect(await titles()).toEqual(['Draft'])
  })

  it('finds by a part of the title, with wildcards as plain text', async () => {
    await make('Nurse Educator')
    await make('100% remote_nurse\\')
    expect(await titles({ search: ' nurse ', sort: 'title', descending: false })).toHaveLength(2)
    expect(await titles({ search: '100%' })).toEqual(['100% remote_nurse\\'])
    expect(await titles({ search: '_' })).toEqual(['100% remote_nurse\\'])
    expect(await titles({ search: 'nurse\\' })).toEqual(['100% remote_nurse\\'])
    expect(await titles({ search: "' or 1=1 --\u0000" })).toEqual([])
  })

  it('filters by status and employment type', async () => {
    await make('A', { status: 'paused', employmentType: 'contract' })
    await make('B', { status: 'paused' })
    await make('C')
    expect((await titles({ status: 'paused' })).sort()).toEqual(['A', 'B'])
    expect(await titles({ status: 'paused', employmentType: 'contract' })).toEqual(['A'])
    expect((await titles({ employmentType: 'full-time' })).sort()).toEqual(['B', 'C'])
  })

  it('sorts by every column, both ways', async () => {
    const a = await make('alpha', { status: 'closed', postedAt: ago(1) })
    const b = await make('Beta', { postedAt: ago(3) })
    const c = await make('gamma', { status: 'draft', postedAt: null, createdAt: ago(2) })
    await createApplication(product.db, b.id)
    await createApplication(product.db, b.id)
    await createApplication(product.db, a.id)
    await createRequirement(product.db, c.id)
    const both = async (sort: 'title' | 'status' | 'applications' | 'questions' | 'posted') => [
      await titles({ sort, descending: true }),
      await titles({ sort, descending: false }),
    ]
    expect(await both('posted')).toEqual([
      ['alpha', 'gamma', 'Beta'],
      ['Beta', 'gamma', 'alpha'],
    ])
    expect((await both('title'))[1]).toEqual(['alpha', 'Beta', 'gamma'])
    expect((await both('status'))[1]).toEqual(['gamma', 'Beta', 'alpha'])
    expect((await both('applications'))[0]).toEqual(['Beta', 'alpha', 'gamma'])
    expect((await both('questions'))[0]![0]).toBe('gamma')
  })

  it('pages by 20 without losing or repeating a row', async () => {
    const postedAt = ago(1)
    for (let n = 0; n < 45; n++) await make(`Job ${n}`, { postedAt })
    const pages = [await api.list({ page: 1 }), await api.list({ page: 2 }), await api.list({ page: 3 })]
    expect(pages.map((page) => page.rows.length)).toEqual([20, 20, 5])
    expect(new Set(pages.flatMap((page) => page.rows.map((row) => row.id))).size).toBe(45)
    expect(await api.list({ page: 4 })).toEqual({ rows: [], total: 45 })
  })

  it.each([{ page: 0 }, { page: 1.5 }, { sort: 'id' }, { status: 'deleted' }, { search: 'x'.repeat(401) }])(
    'refuses %j',
    async (input) => {
      await expect(api.list(input as never)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    },
  )
})

describe('stats', () => {
  it('counts jobs by status, and applications without withdrawn ones (CJOB-02)', async () => {
    const active = await make('Active')
    await make('Active for long', { postedAt: ago(60) })
    const paused = await make('Paused', { status: 'paused' })
    await make('Closed', { status: 'closed' })
    await make('Draft', { status: 'draft', postedAt: null })
    await make('Hidden', { hiddenAt: ago(1) })
    await make('Hidden and paused', { status: 'paused', hiddenAt: ago(1) })
    const deleted = await make('Deleted', { status: 'deleted' })
    await createApplication(product.db, active.id)
    await createApplication(product.db, active.id, { status: 'withdrawn' })
    await createApplication(product.db, deleted.id)
    await createApplication(product.db, paused.id, { appliedAt: ago(40) })
    const stats = await api.stats()
    expect(stats).toEqual({
      totalJobs: 7,
      activeJobs: 2,
      hiddenJobs: 1,
      pausedJobs: 2,
      closedJobs: 1,
      draftJobs: 1,
      postedThisMonth: 1,
      nextToClose: null,
      totalApplications: 2,
      newApplications: 2,
      applicationsThisMonth: 1,
      weeklyApplications: [0, 0, 1, 0, 0, 0, 0, 1],
    })
  })

  it('names the active job with the next deadline (CJOB-02)', async () => {
    const closing = (days: number) => ({ closesAt: ago(-days), applicationDeadline: '2099-01-01' })
    await make('Over', closing(-1))
    await make('Later', closing(9))
    await make('Paused', { status: 'paused', ...closing(1) })
    await make('Next', closing(2))
    expect((await api.stats()).nextToClose).toEqual({ title: 'Next', applicationDeadline: '2099-01-01' })
  })

  it('a new company has zeros (CJOB-02)', async () => {
    expect(await api.stats()).toMatchObject({
      totalJobs: 0,
      totalApplications: 0,
      weeklyApplications: Array(8).fill(0),
    })
  })
})

describe('get', () => {
  it('returns every field, sanitized again, with the questions in order (CJOB-08, CJOB-16, PLAT-20)', async () => {
    const { id } = await make('Job', { description: '<p>Words</p><script>alert(1)</script>', salaryMin: 5 })
    await createRequirement(product.db, id, { label: 'Second', sortOrder: 1 })
    await createRequirement(product.db, id, { label: 'First', sortOrder: 0, private: true })
    await createRequirement(product.db, id, { label: 'Removed', sortOrder: 0, removedAt: new Date() })
    const posting = await api.get({ id })
    expect(posting).toMatchObject({ description: '<p>Words</p>', salaryMin: 5, requirementsCount: 2, companyId })
    expect((await api.requirements({ id })).map((question) => question.label)).toEqual(['First', 'Second'])
  })
})
