import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { userRoles } from '#db/schema/accounts.ts'
import { applications } from '#db/schema/applications.ts'
import { newId } from '#lib/ids.ts'
import { createCompany, createJob, createMember, createRequirement, createUser } from '#testing/factories.ts'
import { type Api, type TestProduct, testProduct } from '#testing/product.ts'
import { employmentTypes } from '../../rules.ts'
import { auditAndEventsOf, createApplication, issuesOf, posting, readJob } from '../postings.testing.ts'

let product: TestProduct
let staffId: string
let api: Api
beforeAll(async () => {
  product = await testProduct()
  staffId = (await createUser(product.db, { roles: ['platform_user'] })).id
  api = product.as(staffId)
})
afterAll(() => product.close())
const titles = (rows: { title: string }[]) => rows.map(({ title }) => title)

describe('the list', () => {
  it('shows jobs of all companies, newest first, by title, status, any of five types and company (AJOB-02)', async () => {
    const mark = newId().slice(-6)
    const [first, second] = [
      await createCompany(product.db, { name: 'Alba', logoUrl: '/alba.svg' }),
      await createCompany(product.db, { name: 'Brisa', status: 'inactive' }),
    ]
    for (const [n, employmentType] of employmentTypes.entries()) {
      const fields = { title: `${employmentType} ${mark}`, employmentType, createdAt: new Date(2026, 0, n + 1) }
      await createJob(product.db, n % 2 ? second.id : first.id, fields)
    }
    await createJob(product.db, first.id, { title: `Gone ${mark}`, status: 'deleted' })
    await createJob(product.db, first.id, { title: `Draft ${mark}`, status: 'draft', createdAt: new Date(2025, 0, 1) })
    const list = (input: object = {}) => api.adminPostings.list({ search: mark.toUpperCase(), ...input })
    const all = await list()
    expect(titles(all.rows)).toEqual([
      ...[...employmentTypes].reverse().map((type) => `${type} ${mark}`),
      `Draft ${mark}`,
    ])
    expect(all.total).toEqual({ value: 6, isCapped: false })
    expect(all.rows.slice(0, 2).map(({ company }) => company)).toMatchObject([
      { name: 'Alba', logoUrl: '/alba.svg', isHidden: false },
      { name: 'Brisa', isHidden: true, isArchived: false },
    ])
    for (const employmentType of employmentTypes) {
      expect(titles((await list({ employmentType })).rows)).toContain(`${employmentType} ${mark}`)
    }
    expect((await list({ employmentType: 'temporary' })).rows).toHaveLength(1)
    expect(titles((await list({ status: 'draft' })).rows)).toEqual([`Draft ${mark}`])
    expect((await list({ companyId: second.id })).rows).toHaveLength(2)
    expect((await list({ search: `${mark}%` })).rows).toEqual([])
  })

  it('pages forward from its last row, and counts applications and questions of its rows', async () => {
    const { id: companyId } = await createCompany(product.db)
    const made = []
    for (let n = 0; n < 23; n += 1) made.push(await createJob(product.db, companyId))
    const newest = made.at(-1)!
    await createRequirement(product.db, newest.id)
    await createApplication(product.db, newest.id)
    await createApplication(product.db, newest.id, { status: 'withdrawn' })
    const first = await api.adminPostings.list({ companyId })
    expect(first.rows[0]).toMatchObject({
      id: newest.id,
      applicationsCount: 1,
      newApplicationsCount: 1,
      requirementsCount: 1,
    })
    const second = await api.adminPostings.list({ companyId, cursor: first.after! })
    expect([first.rows.length, second.rows.length, second.after]).toEqual([20, 3, null])
    const back = await api.adminPostings.list({ companyId, cursor: second.before! })
    expect(back.rows.map(({ id }) => id)).toEqual(first.rows.map(({ id }) => id))
  })
})

it('counts no deleted job, and names the ten companies with the most (AJOB-01, AJOB-06)', async () => {
  const own = await testProduct()
  try {
    const staff = await createUser(own.db, { roles: ['platform_admin'] })
    const made = []
    for (let n = 1; n <= 11; n += 1) {
      const { id } = await createCompany(own.db, { name: `Company ${String(n).padStart(2, '0')}` })
      for (let job = 0; job < n; job += 1) made.push(await createJob(own.db, id))
      await createJob(own.db, id, { status: 'deleted' })
    }
    const [first] = made
    await createApplication(own.db, first!.id)
    await createApplication(own.db, first!.id, { status: 'withdrawn' })
    const gone = await createJob(own.db, first!.companyId, { status: 'deleted' })
    await createApplication(own.db, gone.id)
    for (const status of ['paused', 'closed', 'draft'] as const) await createJob(own.db, first!.companyId, { status })
    const { adminPostings } = own.as(staff.id)
    expect(await adminPostings.stats()).toEqual({
      ...{ totalJobs: 69, activeJobs: 66, pausedJobs: 1, closedJobs: 1, draftJobs: 1, totalApplications: 1 },
    })
    const top = await adminPostings.topCompanies()
    expect(top).toHaveLength(10)
    expect(top.map(({ companyName, jobCount }) => [companyName, jobCount]).slice(0, 2)).toEqual([
      ['Company 11', 11],
      ['Company 10', 10],
    ])
  } finally {
    await own.close()
  }
})

describe('posting for a company', () => {
  it("requires a company, and the same fields as the company's own form (AJOB-08)", async () => {
    expect(await issuesOf(api.adminPostings.create({ ...posting(), companyId: '' }))).toMatchObject({
      companyId: 'Please select a company',
    })
    const { id: companyId } = await createCompany(product.db)
    expect(await issuesOf(api.adminPostings.create({ id: newId(), companyId }))).toEqual({
      title: 'Title is required',
      description: 'Description is required',
    })
    await expect(api.adminPostings.create({ ...posting(), companyId: newId() })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    const archived = await createCompany(product.db, { archivedAt: new Date() })
    await expect(api.adminPostings.create({ ...posting(), companyId: archived.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  it('stores who posted it, and that the platform did, also for members of the company (AJOB-09)', async () => {
    const { id: companyId } = await createCompany(product.db)
    const sent = { ...posting(), companyId }
    await api.adminPostings.create(sent)
    await api.adminPostings.create({ ...sent, title: 'Sent again' })
    expect(await readJob(product.db, sent.id)).toMatchObject({
      ...{ companyId, createdBy: staffId, postedByAdmin: true, title: 'Sent again', status: 'active' },
    })
    const both = await createMember(product.db, companyId, 'client_admin')
    await product.db.insert(userRoles).values({ userId: both.id, role: 'platform_user' })
    const draft = { ...posting({ description: '' }), companyId, status: 'draft' as const }
    await product.as(both.id).adminPostings.create(draft)
    expect(await readJob(product.db, draft.id)).toMatchObject({ status: 'draft', postedByAdmin: true })
    await api.postings.update({ ...posting({ title: 'Of any company' }), id: draft.id })
    expect((await readJob(product.db, draft.id)).title).toBe('Of any company')
  })
})

describe('staff actions on a job', () => {
  it.each([
    ['active', 'paused', true],
    ['active', 'closed', true],
    ['paused', 'active', true],
    ['paused', 'closed', true],
    ['closed', 'active', false],
    ['draft', 'active', false],
    ['draft', 'closed', false],
    ['draft', 'paused', false],
  ] as const)('sets %s to %s: %s (AJOB-04)', async (from, to, isAllowed) => {
    const { id: companyId } = await createCompany(product.db)
    const { id } = await createJob(product.db, companyId, { status: from })
    const call = api.postings.setStatus({ id, status: to })
    if (isAllowed) await call
    else await expect(call).rejects.toMatchObject({ code: 'POSTING_MOVE_REFUSED' })
    expect((await readJob(product.db, id)).status).toBe(isAllowed ? to : from)
  })

  it('deletes in any status, and retains applications with their senders (AJOB-03, AJOB-04)', async () => {
    const { id: companyId } = await createCompany(product.db)
    for (const status of ['active', 'paused', 'closed', 'draft'] as const) {
      const { id } = await createJob(product.db, companyId, { status })
      const sent = await createApplication(product.db, id)
      await api.postings.remove({ id })
      expect((await readJob(product.db, id)).status).toBe('deleted')
      expect((await auditAndEventsOf(product.db, id)).actions).toEqual(['posting.deleted'])
      const stored = await product.db.select().from(applications)
      expect(stored.map((row) => row.id)).toContain(sent.id)
    }
  })

  it('reads the address of the company’s first admin; its own people do not need it (AJOB-05)', async () => {
    const { id: companyId } = await createCompany(product.db)
    const { id } = await createJob(product.db, companyId)
    expect((await api.postings.get({ id })).adminEmail).toBeNull()
    const admin = await createMember(product.db, companyId, 'client_admin')
    expect((await api.postings.get({ id })).adminEmail).toBe(admin.email)
    expect((await product.as(admin.id).postings.get({ id })).adminEmail).toBeNull()
  })

  it('no one changes a job of an archived company; staff can read it (ACOMP-08)', async () => {
    const { id: companyId } = await createCompany(product.db, { archivedAt: new Date() })
    const { id } = await createJob(product.db, companyId)
    expect((await api.postings.get({ id })).title).toBe('Data Analyst')
    for (const call of [
      () => api.postings.update({ ...posting(), id }),
      () => api.postings.setStatus({ id, status: 'paused' }),
      () => api.postings.remove({ id }),
    ])
      await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await auditAndEventsOf(product.db, id)).toMatchObject({ actions: [], names: [] })
  })
})
