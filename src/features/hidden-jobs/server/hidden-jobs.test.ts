import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { hiddenJobs } from '#db/schema/hidden-jobs.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { newId } from '#lib/ids.ts'
import { createCompany, createJob, createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { maxHidden } from '../rules.ts'

const product = productOfFile()
let fernway: { id: string }
let lakeside: { id: string }
beforeAll(async () => {
  fernway = await createCompany(product.db, { name: 'Fernway' })
  lakeside = await createCompany(product.db, { name: 'Lakeside' })
})

async function createSeeker() {
  const { id } = await createUser(product.db)
  const api = product.as(id)
  const found = async (input: object = {}) => {
    const { items, count, facets } = await api.jobs.search({ q: 'quokka', ...input })
    return {
      titles: items.map(({ title }) => title).sort(),
      count: count?.value,
      full: facets?.type['full-time'].value,
    }
  }
  return { id, api, hidden: api.hiddenJobs, found }
}

describe('hideJob', () => {
  it('refuses missing jobs, drafts and visitors', async () => {
    const { hidden } = await createSeeker()
    const draft = await createJob(product.db, fernway.id, { status: 'draft' })
    await expect(hidden.hideJob({ jobId: newId() })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(hidden.hideJob({ jobId: draft.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const visitor = product.as(null).hiddenJobs
    await expect(visitor.hideJob({ jobId: draft.id })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  })

  it('refuses more than the limit, but not what is hidden already', async () => {
    const { id: userId, hidden } = await createSeeker()
    const open = await createJob(product.db, fernway.id, { title: 'Limit' })
    await hidden.hideJob({ jobId: open.id })
    await product.db.execute(sql`
      insert into jobs (id, slug, company_id, title, status)
      select gen_random_uuid(), 'limit-' || n, ${fernway.id}, 'Limit', 'paused' from generate_series(1, ${maxHidden - 1}) as n`)
    await product.db.execute(sql`
      insert into hidden_jobs (id, user_id, job_id)
      select gen_random_uuid(), ${userId}, id from ${jobs} where slug like 'limit-%'`)
    const other = await createJob(product.db, lakeside.id, { title: 'One too many' })
    await expect(hidden.hideJob({ jobId: other.id })).rejects.toMatchObject({ code: 'TOO_MANY_HIDDEN' })
    await hidden.hideJob({ jobId: open.id })
    await product.db.delete(jobs).where(sql`slug like 'limit-%'`)
    expect(await hidden.list()).toHaveLength(1)
  })

  it('leaves the job out of the results, the count and the counts of filters of this user alone', async () => {
    const { hidden, found } = await createSeeker()
    const other = await createSeeker()
    await createJob(product.db, fernway.id, { title: 'Quokka Keeper', location: 'Setúbal' })
    const job = await createJob(product.db, lakeside.id, { title: 'Quokka Counter' })
    const both = { titles: ['Quokka Counter', 'Quokka Keeper'], count: 2, full: 2 }
    expect(await found()).toEqual(both)
    const { id } = await hidden.hideJob({ jobId: job.id })
    expect(await hidden.hideJob({ jobId: job.id })).toEqual({ id })
    const one = { titles: ['Quokka Keeper'], count: 1, full: 1 }
    for (const sort of ['newest', 'relevance', 'pay'] as const) expect(await found({ sort })).toEqual(one)
    expect(await found({ q: '', location: 'Setúbal' })).toMatchObject({ titles: ['Quokka Keeper'] })
    expect(await found({ withHidden: true })).toEqual(both)
    expect(await other.found()).toEqual(both)
    expect(await hidden.list()).toMatchObject([
      { id, job: { id: job.id, title: 'Quokka Counter' }, company: { name: 'Lakeside' } },
    ])
    // a link to it still works
    expect(await product.as(other.id).jobs.get({ slugOrId: job.slug })).toMatchObject({ id: job.id })
    expect(await hidden.show({ id })).toEqual({ isHidden: false })
    expect(await found()).toEqual(both)
  })

  it('stores one row for many clicks at once', async () => {
    const { id: userId, hidden } = await createSeeker()
    const job = await createJob(product.db, fernway.id, { title: 'Clicked' })
    await Promise.all(Array.from({ length: 12 }, () => hidden.hideJob({ jobId: job.id })))
    expect(await product.db.select().from(hiddenJobs).where(eq(hiddenJobs.userId, userId))).toHaveLength(1)
  })
})

describe('hideCompany', () => {
  it('refuses missing and inactive companies', async () => {
    const { hidden } = await createSeeker()
    const inactive = await createCompany(product.db, { status: 'inactive' })
    for (const companyId of [newId(), inactive.id]) {
      await expect(hidden.hideCompany({ companyId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
  })

  it('leaves out all jobs of the company, also later ones, until it is shown again', async () => {
    const { hidden, found } = await createSeeker()
    await createJob(product.db, lakeside.id, { title: 'Numbat Painter' })
    await createJob(product.db, fernway.id, { title: 'Numbat Cook' })
    const { id } = await hidden.hideCompany({ companyId: lakeside.id })
    await createJob(product.db, lakeside.id, { title: 'Numbat Driver' })
    expect(await found({ q: 'numbat' })).toMatchObject({ titles: ['Numbat Cook'], count: 1 })
    expect(await hidden.list()).toMatchObject([{ id, job: null, company: { name: 'Lakeside' } }])
    await hidden.show({ id })
    expect((await found({ q: 'numbat' })).titles).toEqual(['Numbat Cook', 'Numbat Driver', 'Numbat Painter'])
  })
})

describe('showHidden', () => {
  it("refuses another user's entry", async () => {
    const [mine, theirs] = [await createSeeker(), await createSeeker()]
    const { id } = await mine.hidden.hideCompany({ companyId: fernway.id })
    await expect(theirs.hidden.show({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await mine.hidden.list()).toHaveLength(1)
  })
})
