import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { applications } from '#db/schema/applications.ts'
import { createJob } from '#testing/factories.ts'
import type { Api } from '#testing/product.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { auditAndEventsOf, createApplication, createEmployer, readJob } from './postings.testing.ts'

const product = productOfFile()
let api: Api['postings']
let companyId: string
beforeAll(async () => {
  const { company, admin } = await createEmployer(product.db)
  companyId = company.id
  api = product.as(admin.id).postings
})

const make = (overrides: Parameters<typeof createJob>[2] = {}) => createJob(product.db, companyId, overrides)

describe('set status', () => {
  it.each([
    ['active', 'paused'],
    ['active', 'closed'],
    ['paused', 'active'],
    ['paused', 'closed'],
    ['closed', 'active'],
    ['draft', 'active'],
    ['draft', 'closed'],
  ] as const)('%s to %s (CJOB-04)', async (from, to) => {
    const { id } = await make({ status: from })
    expect(await api.setStatus({ id, status: to })).toMatchObject({ id, status: to })
    const { actions, events } = await auditAndEventsOf(product.db, id)
    expect(actions).toEqual(['posting.status_changed'])
    expect(events).toHaveLength(1)
    expect(events[0]).toMatchObject({ name: 'posting.status_changed', payload: { fromStatus: from, toStatus: to } })
  })

  it.each(['paused', 'closed', 'draft'] as const)('does not pause a job that is %s (CJOB-04)', async (status) => {
    const { id } = await make({ status })
    const call = api.setStatus({ id, status: 'paused' })
    if (status === 'paused') await expect(call).resolves.toMatchObject({ status })
    else await expect(call).rejects.toMatchObject({ code: 'POSTING_NOT_ACTIVE' })
    expect((await auditAndEventsOf(product.db, id)).actions).toEqual([])
  })

  it('activates a draft only with title and description, and dates it then (CJOB-15)', async () => {
    const { id } = await make({ status: 'draft', postedAt: null, title: '', description: '' })
    await expect(api.setStatus({ id, status: 'active' })).rejects.toMatchObject({ message: 'Title is required' })
    const ready = await make({ status: 'draft', postedAt: null })
    await api.setStatus({ id: ready.id, status: 'active' })
    expect((await readJob(product.db, ready.id)).postedAt).not.toBeNull()
    expect((await auditAndEventsOf(product.db, ready.id)).names).toEqual([
      'posting.status_changed',
      'posting.published',
    ])
  })

  it('retains the first date when a job is activated again', async () => {
    const postedAt = new Date('2025-01-02T03:04:05Z')
    const { id } = await make({ status: 'closed', postedAt })
    await api.setStatus({ id, status: 'active' })
    expect((await readJob(product.db, id)).postedAt).toEqual(postedAt)
  })

  it('does not activate a job with a past deadline', async () => {
    const { id } = await make({ status: 'paused', closesAt: new Date(Date.now() - 1000) })
    await expect(api.setStatus({ id, status: 'active' })).rejects.toMatchObject({ code: 'POSTING_DEADLINE_OVER' })
  })

  it.each(['draft', 'deleted', 'ACTIVE', null])('cannot be set to %s (CJOB-04)', async (status) => {
    const { id } = await make()
    await expect(api.setStatus({ id, status } as never)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('makes one change of 20 closings at once', async () => {
    const { id } = await make()
    await Promise.all(Array.from({ length: 20 }, () => api.setStatus({ id, status: 'closed' })))
    expect((await auditAndEventsOf(product.db, id)).names).toEqual(['posting.status_changed'])
  })
})

describe('delete', () => {
  it('is soft: gone for the company, the application remains (CJOB-06)', async () => {
    const { id } = await make({ title: 'To be deleted' })
    const application = await createApplication(product.db, id)
    const before = await api.stats()
    expect(await api.remove({ id })).toEqual({ id })
    expect(await readJob(product.db, id)).toMatchObject({ status: 'deleted', title: 'To be deleted' })
    expect((await api.list({ search: 'To be deleted' })).total).toBe(0)
    const after = await api.stats()
    expect(after.totalJobs).toBe(before.totalJobs - 1)
    expect(after.totalApplications).toBe(before.totalApplications - 1)
    const [stored] = await product.db.select().from(applications).where(eq(applications.id, application.id))
    expect(stored?.status).toBe('submitted')
    expect(await auditAndEventsOf(product.db, id)).toMatchObject({
      actions: ['posting.deleted'],
      names: ['posting.deleted'],
    })
  })

  it('a deleted job is missing for every procedure (CJOB-06)', async () => {
    const { id } = await make({ status: 'deleted' })
    const calls = [() => api.get({ id }), () => api.remove({ id }), () => api.setStatus({ id, status: 'active' })]
    for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
