import { beforeAll, describe, expect, it } from 'vitest'
import { createJob } from '#testing/factories.ts'
import type { Api } from '#testing/product.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { auditAndEventsOf, createEmployer, posting, readJob } from './postings.testing.ts'

const product = productOfFile()
let api: Api['postings']
let companyId: string
beforeAll(async () => {
  const { company, admin } = await createEmployer(product.db, { slug: 'fernway' })
  companyId = company.id
  api = product.as(admin.id).postings
})

const make = (overrides: Parameters<typeof createJob>[2] = {}) => createJob(product.db, companyId, overrides)

describe('update', () => {
  it('changes a posted job, and names the changed fields (CJOB-09)', async () => {
    const { id } = await make()
    await api.update({ ...posting({ title: 'Data Analyst', salaryMin: 50_000 }), id })
    expect(await readJob(product.db, id)).toMatchObject({ salaryMin: 50_000, description: '<p>Own the numbers.</p>' })
    const { actions, events } = await auditAndEventsOf(product.db, id)
    expect(actions).toEqual(['posting.changed'])
    expect(events.map((event) => event.name)).toEqual(['posting.changed'])
    expect(new Set(events[0]!.payload.fields as string[])).toEqual(new Set(['salaryMin', 'description']))
  })

  it('leaves the fields that are not sent, and clears those that are sent empty', async () => {
    const stored = { location: 'Lisbon', requirements: '<p>SQL</p>', salaryMax: 60_000, autoRejectIncomplete: true }
    const { id } = await make({ ...stored, internalPosting: true })
    await api.update({ id, title: 'Data Engineer' })
    const unsent = { ...stored, internalPosting: true, employmentType: 'full-time' }
    expect(await readJob(product.db, id)).toMatchObject({ title: 'Data Engineer', ...unsent })
    expect((await auditAndEventsOf(product.db, id)).events[0]!.payload.fields).toEqual(['title'])
    await api.update({ id, applicationDeadline: '2099-10-31' })
    expect(await readJob(product.db, id)).toMatchObject({ ...unsent, applicationDeadline: '2099-10-31' })
    await api.update({ id, location: '', requirements: null, applicationDeadline: null, salaryMax: null })
    const cleared = { location: null, requirements: null, applicationDeadline: null, closesAt: null, salaryMax: null }
    expect(await readJob(product.db, id)).toMatchObject({ title: 'Data Engineer', ...cleared })
  })

  it('rejects one amount that does not fit the stored other one', async () => {
    const { id } = await make({ salaryMax: 60_000 })
    await expect(api.update({ id, salaryMin: 70_000 })).rejects.toMatchObject({ code: 'POSTING_SALARY_ORDER' })
    expect((await readJob(product.db, id)).salaryMin).toBeNull()
  })

  it('rejects a yearly period for stored amounts with cents', async () => {
    const { id } = await make({ salaryMin: 22.5, salaryPeriod: 'hour' })
    await expect(api.update({ id, salaryPeriod: 'year' })).rejects.toMatchObject({ code: 'POSTING_SALARY_CENTS' })
    expect(await readJob(product.db, id)).toMatchObject({ salaryMin: 22.5, salaryPeriod: 'hour' })
    await api.update({ id, salaryPeriod: 'year', salaryMin: 46_000 })
    expect(await readJob(product.db, id)).toMatchObject({ salaryMin: 46_000, salaryPeriod: 'year' })
  })

  it('writes and publishes nothing where nothing changed', async () => {
    const { id, title, description, updatedAt } = await make()
    await api.update({ id, title, description })
    expect((await readJob(product.db, id)).updatedAt).toEqual(updatedAt)
    expect((await auditAndEventsOf(product.db, id)).actions).toEqual([])
  })

  it('a published job cannot lose its title or description (CJOB-10)', async () => {
    for (const status of ['active', 'paused', 'closed'] as const) {
      const { id } = await make({ status })
      const untitled = api.update({ ...posting({ title: '' }), id })
      await expect(untitled).rejects.toMatchObject({ code: 'POSTING_TITLE_MISSING', message: 'Title is required' })
      const bare = api.update({ ...posting({ description: '<p></p>' }), id })
      await expect(bare).rejects.toMatchObject({
        code: 'POSTING_DESCRIPTION_MISSING',
        message: 'Description is required',
      })
    }
  })

  it('saves an incomplete draft, and publishes nothing (CJOB-15)', async () => {
    const { id } = await make({ status: 'draft', postedAt: null })
    await api.update({ id, title: '', description: '' })
    expect(await readJob(product.db, id)).toMatchObject({ title: '', description: '', status: 'draft' })
    expect(await auditAndEventsOf(product.db, id)).toMatchObject({ actions: [], names: [] })
  })

  it('posts a draft: dated now, with the address of its title (CJOB-15)', async () => {
    const { id } = await make({ status: 'draft', postedAt: null, title: '', slug: 'fernway-untitled' })
    const saved = await api.update({ ...posting(), id, publish: true })
    expect(saved).toMatchObject({ status: 'active', slug: `senior-data-analyst-fernway-${id.slice(-8)}` })
    expect((await readJob(product.db, id)).postedAt).not.toBeNull()
    expect(await auditAndEventsOf(product.db, id)).toMatchObject({
      actions: ['posting.published'],
      names: ['posting.status_changed', 'posting.published'],
    })
  })

  it('does not post an incomplete draft, and leaves it unchanged (CJOB-15)', async () => {
    const { id } = await make({ status: 'draft', postedAt: null, title: 'Before' })
    const call = api.update({ id, title: 'After', description: '', publish: true })
    await expect(call).rejects.toMatchObject({ code: 'POSTING_DESCRIPTION_MISSING' })
    expect(await readJob(product.db, id)).toMatchObject({ title: 'Before', status: 'draft' })
  })

  it('retains the address and the date of a posted job', async () => {
    const { id, slug, postedAt } = await make()
    await api.update({ ...posting({ title: 'Another title' }), id, publish: true })
    expect(await readJob(product.db, id)).toMatchObject({ slug, postedAt })
  })

  it('refuses a new past deadline on an active job, but accepts an unchanged one', async () => {
    const { id } = await make({ applicationDeadline: '2020-01-31', closesAt: new Date('2020-02-01T00:00:00Z') })
    await api.update({ ...posting({ applicationDeadline: '2020-01-31' }), id })
    const call = api.update({ ...posting({ applicationDeadline: '2020-02-29' }), id })
    await expect(call).rejects.toMatchObject({ code: 'POSTING_DEADLINE_OVER' })
  })

  it('clears emptied fields (PLAT-19)', async () => {
    const { id } = await make({
      location: 'Lisbon',
      salaryMin: 1,
      applicationDeadline: '2099-01-01',
      closesAt: new Date(),
    })
    await api.update({ ...posting({ location: '', applicationDeadline: '', salaryMin: null }), id })
    expect(await readJob(product.db, id)).toMatchObject({
      location: null,
      salaryMin: null,
      applicationDeadline: null,
      closesAt: null,
    })
  })

  it('does not overwrite a newer change by someone else', async () => {
    const { id } = await make()
    const { updatedAt: readAt } = await api.get({ id })
    const mine = await api.update({ ...posting({ title: 'Mine' }), id, readAt })
    const theirs = api.update({ ...posting({ title: 'Theirs' }), id, readAt })
    await expect(theirs).rejects.toMatchObject({ code: 'POSTING_CHANGED_MEANWHILE' })
    // the same change is not a conflict if it is sent again because its response was lost
    await expect(api.update({ ...posting({ title: 'Mine' }), id, readAt })).resolves.toEqual(mine)
    await api.update({ ...posting({ title: 'Mine again' }), id, readAt: mine.updatedAt })
    expect((await readJob(product.db, id)).title).toBe('Mine again')
  })

  it('of two saves at once from the same version one is stored, the other is refused', async () => {
    const { id } = await make()
    const { updatedAt: readAt } = await api.get({ id })
    const tries = Array.from({ length: 20 }, (_, n) => api.update({ ...posting({ title: `Try ${n}` }), id, readAt }))
    const outcomes = await Promise.allSettled(tries)
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1)
  })
})
