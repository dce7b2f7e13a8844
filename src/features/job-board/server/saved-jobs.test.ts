import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { savedJobs } from '#db/schema/job-board.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { newId } from '#lib/ids.ts'
import { createCompany, createJob, createMember, createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'

const product = productOfFile()
let companyId: string
beforeAll(async () => {
  companyId = (await createCompany(product.db, { name: 'Fernway', logoUrl: '/brand/companies/fernway.svg' })).id
})

const entries = (userId: string) => product.db.select().from(savedJobs).where(eq(savedJobs.userId, userId))

describe('saved jobs', () => {
  it('saves a job and removes it again, with one entry per user and job (SAVED-01, SAVED-03)', async () => {
    const seeker = await createUser(product.db)
    const job = await createJob(product.db, companyId)
    const api = product.as(seeker.id).jobs
    const first = await api.save({ jobId: job.id })
    expect(await api.save({ jobId: job.id })).toEqual(first)
    const list = await api.listSaved()
    expect(list).toMatchObject([{ userId: seeker.id, jobId: job.id, notes: null, savedAt: first.savedAt }])
    expect(list[0]?.job).toMatchObject({ id: job.id, isSaved: true })
    expect(await api.unsave({ jobId: job.id })).toEqual({ isSaved: false })
    expect(await api.unsave({ jobId: job.id })).toEqual({ isSaved: false })
    expect(await api.listSaved()).toEqual([])
  })

  it('stores one row for fifty saves at once (SAVED-03)', async () => {
    const seeker = await createUser(product.db)
    const job = await createJob(product.db, companyId)
    await Promise.all(Array.from({ length: 50 }, () => product.as(seeker.id).jobs.save({ jobId: job.id })))
    expect(await entries(seeker.id)).toHaveLength(1)
  })

  it('lists the last saved first, with company name, logo and location (SAVED-04)', async () => {
    const seeker = await createUser(product.db)
    const [one, two] = [await createJob(product.db, companyId), await createJob(product.db, companyId)]
    for (const { id } of [two, one]) await product.as(seeker.id).jobs.save({ jobId: id })
    const list = await product.as(seeker.id).jobs.listSaved()
    expect(list.map((entry) => entry.jobId)).toEqual([one.id, two.id])
    expect(list[0]?.job.company).toMatchObject({
      name: 'Fernway',
      logoUrl: '/brand/companies/fernway.svg',
      location: 'Lisbon, Portugal',
    })
  })

  it('is only for signed-in job seekers, each with their own list (SAVED-02, SHELL-33)', async () => {
    const job = await createJob(product.db, companyId)
    const [owner, other] = [await createUser(product.db), await createUser(product.db)]
    const member = await createMember(product.db, companyId)
    await product.as(owner.id).jobs.save({ jobId: job.id })
    await expect(product.as(null).jobs.save({ jobId: job.id })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(product.as(null).jobs.listSaved()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(product.as(member.id).jobs.save({ jobId: job.id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(await product.as(other.id).jobs.listSaved()).toEqual([])
    await product.as(other.id).jobs.unsave({ jobId: job.id })
    expect(await entries(owner.id)).toHaveLength(1)
  })

  it('gives the same error for a hidden job and a missing job', async () => {
    const seeker = await createUser(product.db)
    const hidden = [
      await createJob(product.db, companyId, { status: 'draft' }),
      await createJob(product.db, companyId, { externalPosting: false, internalPosting: true }),
      { id: newId() },
    ]
    for (const { id } of hidden) {
      await expect(product.as(seeker.id).jobs.save({ jobId: id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    await expect(product.as(seeker.id).jobs.save({ jobId: "'; --" })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(await entries(seeker.id)).toEqual([])
  })

  it('leaves out an entry whose job is not active, without losing its notes (SAVED-05)', async () => {
    const seeker = await createUser(product.db)
    const job = await createJob(product.db, companyId)
    await product.as(seeker.id).jobs.save({ jobId: job.id })
    await product.db.update(savedJobs).set({ notes: 'ask about nights' }).where(eq(savedJobs.userId, seeker.id))
    await product.db.update(jobs).set({ status: 'paused' }).where(eq(jobs.id, job.id))
    expect(await product.as(seeker.id).jobs.listSaved()).toEqual([])
    await product.db.execute(sql`update jobs set status = 'active' where id = ${job.id}`)
    expect(await product.as(seeker.id).jobs.listSaved()).toMatchObject([{ notes: 'ask about nights' }])
  })
})
