import { expect, it } from 'vitest'
import { applications } from '#db/schema/applications.ts'
import { applicantDetails } from '#testing/applicant-details.ts'
import { createCompany, createJob, createUser } from '#testing/factories.ts'
import { productOfTest } from '#testing/product-of-file.ts'

const product = productOfTest()

async function apply(jobId: string, overrides: Partial<typeof applications.$inferInsert> = {}) {
  const { id: userId } = await createUser(product.db)
  const submission = applicantDetails()
  const [row] = await product.db
    .insert(applications)
    .values({ ...submission, jobId, userId, ...overrides })
    .returning()
  return row!
}

it('shows staff the applications to all companies, newest first, or those to one job (AJOB-13)', async () => {
  const staff = await createUser(product.db, { roles: ['platform_user'] })
  const { adminApplications: adminReviews } = product.as(staff.id)
  const [alba, brisa] = [
    await createCompany(product.db, { name: 'Alba' }),
    await createCompany(product.db, { name: 'Brisa' }),
  ]
  const [first, second] = [
    await createJob(product.db, alba.id),
    await createJob(product.db, brisa.id, { title: 'Nurse' }),
  ]
  const gone = await createJob(product.db, alba.id, { status: 'deleted' })
  const day = (n: number) => new Date(Date.UTC(2026, 9, n))
  const oldest = await apply(first.id, { appliedAt: day(1) })
  const newest = await apply(second.id, { appliedAt: day(3), fullName: 'Dele Williams', status: 'interview' })
  const withdrawn = await apply(first.id, { appliedAt: day(2), status: 'withdrawn' })
  await apply(gone.id)
  const ids = async (input: object = {}) => (await adminReviews.list(input)).items.map(({ id }) => id)
  expect(await ids()).toEqual([newest.id, oldest.id])
  expect(await ids({ jobId: first.id })).toEqual([oldest.id])
  expect(await ids({ status: 'withdrawn' })).toEqual([withdrawn.id])
  expect(await ids({ search: 'dele nurse' })).toEqual([newest.id])
  expect(await ids({ jobId: gone.id })).toEqual([])
  const narrowed = await adminReviews.list({ jobId: second.id })
  expect(narrowed).toMatchObject({
    job: { title: 'Nurse', companyName: 'Brisa' },
    total: { value: 1, isCapped: false },
  })
  expect(narrowed.items[0]).toMatchObject({ candidateName: 'Dele Williams', companyName: 'Brisa' })
  // staff may also change the status
  await product.as(staff.id).companyApplications.setStatus({ id: oldest.id, status: 'reviewing' })
  expect((await product.as(staff.id).companyApplications.get({ id: oldest.id })).status).toBe('reviewing')
})

it('pages forward from the last row, and back', async () => {
  const staff = await createUser(product.db, { roles: ['platform_admin'] })
  const { adminApplications: adminReviews } = product.as(staff.id)
  const { id: jobId } = await createJob(product.db, (await createCompany(product.db)).id)
  for (let n = 0; n < 21; n += 1) await apply(jobId)
  const first = await adminReviews.list({ jobId })
  const second = await adminReviews.list({ jobId, cursor: first.after! })
  expect([first.items.length, second.items.length, second.after]).toEqual([20, 1, null])
  expect((await adminReviews.list({ jobId, cursor: second.before! })).items).toEqual(first.items)
})
