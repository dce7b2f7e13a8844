import { beforeAll, describe, expect, it } from 'vitest'
import { companyMembers } from '#db/schema/companies.ts'
import { newId } from '#lib/ids.ts'
import { createJob, createMember, createRequirement, createUser } from '#testing/factories.ts'
import type { Api } from '#testing/product.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { auditAndEventsOf, createEmployer, posting, readJob } from './postings.testing.ts'

const product = productOfFile()
let companyId: string
let jobId: string
let requirementId: string
beforeAll(async () => {
  companyId = (await createEmployer(product.db)).company.id
  jobId = (await createJob(product.db, companyId)).id
  requirementId = (await createRequirement(product.db, jobId)).id
})

const question = { questionType: 'text' as const, label: 'Changed' }
/** Every procedure that takes a job. */
const calls: Record<string, (api: Api['postings'], id: string) => Promise<unknown>> = {
  get: (api, id) => api.get({ id }),
  requirements: (api, id) => api.requirements({ id }),
  update: (api, id) => api.update({ ...posting(), id }),
  setStatus: (api, id) => api.setStatus({ id, status: 'closed' }),
  remove: (api, id) => api.remove({ id }),
  addRequirement: (api, id) => api.addRequirement({ id, question }),
  updateRequirement: (api, id) => api.updateRequirement({ id, requirementId, question }),
  removeRequirement: (api, id) => api.removeRequirement({ id, requirementId }),
  reorderRequirements: (api, id) => api.reorderRequirements({ id, requirementIds: [requirementId] }),
}

describe.each(Object.entries(calls))('%s', (_name, call) => {
  it('is closed to signed-out callers and seekers, and for other companies the job is missing (CJOB-08)', async () => {
    const seeker = await createUser(product.db)
    const other = await createEmployer(product.db)
    await expect(call(product.as(null).postings, jobId)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(call(product.as(seeker.id).postings, jobId)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const refusals = [jobId, newId()].map((id) =>
      call(product.as(other.admin.id).postings, id).catch(({ code, status, message, data }) => ({
        code,
        status,
        message,
        data,
      })),
    )
    const [foreign, missing] = await Promise.all(refusals)
    expect(foreign).toMatchObject({ code: 'NOT_FOUND' })
    expect(foreign).toEqual(missing)
    expect(await auditAndEventsOf(product.db, jobId)).toMatchObject({ actions: [], names: [] })
    expect(await readJob(product.db, jobId)).toMatchObject({ title: 'Data Analyst', status: 'active' })
  })
})

it('a client_user manages the jobs of their company, until the membership ends (CJOB-08)', async () => {
  const user = await createMember(product.db, companyId, 'client_user')
  const api = product.as(user.id).postings
  await expect(api.get({ id: jobId })).resolves.toMatchObject({ id: jobId })
  await product.db.delete(companyMembers)
  await expect(api.get({ id: jobId })).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

it('platform staff without a company have no list of their own, and reach any job (CJOB-01)', async () => {
  for (const role of ['platform_admin', 'platform_user'] as const) {
    const staff = await createUser(product.db, { roles: [role] })
    const api = product.as(staff.id).postings
    const job = await createJob(product.db, companyId)
    for (const call of [() => api.list({}), () => api.stats(), () => api.create(posting())]) {
      await expect(call()).rejects.toMatchObject({
        code: 'NO_COMPANY',
        message: 'User is not associated with any company',
      })
    }
    await api.update({ ...posting({ title: 'By staff' }), id: job.id })
    expect((await api.get({ id: job.id })).title).toBe('By staff')
    expect((await auditAndEventsOf(product.db, job.id)).audits[0]).toMatchObject({ actorId: staff.id, companyId })
  }
})

it('a member of two companies sees the jobs of the active one (CJOB-01)', async () => {
  const first = await createEmployer(product.db)
  const second = await createEmployer(product.db)
  await product.db
    .insert(companyMembers)
    .values({ companyId: second.company.id, userId: first.admin.id, role: 'client_user' })
  const own = await createJob(product.db, first.company.id)
  const other = await createJob(product.db, second.company.id)
  const api = product.as(first.admin.id).postings
  expect((await api.list({})).rows.map((row) => row.id)).toEqual([own.id])
  await expect(api.get({ id: other.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
