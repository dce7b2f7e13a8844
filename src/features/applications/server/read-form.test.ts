import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { applicationAttachments } from '#db/schema/applications.forms.ts'
import { applications } from '#db/schema/applications.ts'
import { subscriptionPlans, userSubscriptions } from '#db/schema/billing.ts'
import { coverLetters } from '#db/schema/documents.ts'
import { platformSettings } from '#db/schema/operations.ts'
import { profiles } from '#db/schema/profiles.ts'
import { applicantDetails } from '#testing/applicant-details.ts'
import { createCompany, createJob, createRequirement, createResume } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { applicant, applyWorld, objectsOf } from './apply.testing.ts'

const product = productOfFile()

describe('the form', () => {
  it("has the job, the profile's data, questions in order, documents (APPLY-11, APPLY-15, APPLY-18)", async () => {
    const { my, user, job, company, resume } = await applyWorld(product, { salaryMin: 98_000, salaryMax: 124_000 })
    await product.db.update(profiles).set({ phone: '(503) 555-0142' }).where(eq(profiles.userId, user.id))
    const newer = await createResume(product.db, user.id, { isDefault: false, updatedAt: new Date(Date.now() + 1000) })
    const [letter] = await product.db
      .insert(coverLetters)
      .values({ userId: user.id, title: 'Fernway', documentType: 'platform_created', text: 'secret until sent' })
      .returning()
    await createRequirement(product.db, job.id, { label: 'Second', sortOrder: 7, groupName: 'Work', private: true })
    await createRequirement(product.db, job.id, { label: 'First', sortOrder: 3, placeholder: 'p', helpText: 'h' })
    const form = await my.formFor({ jobId: job.id })
    expect(form.job).toMatchObject({
      title: job.title,
      companyName: company.name,
      salaryMin: 98_000,
      salaryMax: 124_000,
    })
    expect(form.prefill).toEqual(applicantDetails({ email: user.email }))
    expect(form.questions.map(({ label, groupName }) => [label, groupName])).toEqual([
      ['First', null],
      ['Second', 'Work'],
    ])
    expect(form.resumes.map(({ id }) => id)).toEqual([newer.id, resume.id])
    expect(form.coverLetters).toEqual([{ id: letter!.id, title: 'Fernway', jobTitle: null, companyName: null }])
  })

  it('is refused like applying itself (APPLY-01, APPLY-02)', async () => {
    const { job } = await applyWorld(product)
    const form = product.as(null).applications.formFor({ jobId: job.id })
    await expect(form).rejects.toMatchObject({ message: 'Please log in to apply for jobs' })
  })
})

describe('with enforcement on', () => {
  const enforce = (isOn: boolean) =>
    product.db
      .insert(platformSettings)
      .values({ enforceSubscriptionVerification: isOn })
      .onConflictDoUpdate({ target: platformSettings.id, set: { enforceSubscriptionVerification: isOn } })
  afterEach(() => enforce(false))

  async function subscribe(userId: string, applicationLimit: number | null, expiresAt: Date | null = null) {
    const values = { name: `Plan ${userId}`, applicationLimit, priceMonthly: 9, priceYearly: 90 }
    const [plan] = await product.db.insert(subscriptionPlans).values(values).returning()
    await product.db.insert(userSubscriptions).values({ userId, planId: plan!.id, status: 'active', expiresAt })
  }

  const eligibility = { hasApplied: false, isClosed: false, isEntitled: true, hasReachedLimit: false }

  it('entitles everyone by default (PLAT-02, PLAT-03)', async () => {
    const { my, input } = await applyWorld(product)
    expect(await my.eligibility({ jobId: input.jobId })).toEqual(eligibility)
  })

  it('refuses people without a subscription while the setting is on, whatever the browser sends (APPLY-04, PLAT-04)', async () => {
    const { my, input } = await applyWorld(product)
    await enforce(true)
    expect(await my.eligibility({ jobId: input.jobId })).toEqual({ ...eligibility, isEntitled: false })
    const refused = { code: 'SUBSCRIPTION_REQUIRED', status: 402 }
    await expect(my.submit({ ...input, isEntitled: true } as typeof input)).rejects.toMatchObject(refused)
    await expect(my.formFor({ jobId: input.jobId })).rejects.toMatchObject(refused)
  })

  it('entitles subscribers while the setting is on (PLAT-03)', async () => {
    const { my, input, user } = await applyWorld(product)
    await enforce(true)
    await subscribe(user.id, null)
    expect(await my.submit(input)).toMatchObject({ status: 'submitted' })
    expect(await my.eligibility({ jobId: input.jobId })).toEqual({ ...eligibility, hasApplied: true })
  })

  it('an expired subscription entitles to nothing (APPLY-06, SUB-28)', async () => {
    const { my, input, user } = await applyWorld(product)
    await enforce(true)
    await subscribe(user.id, null, new Date(Date.now() - 1000))
    await expect(my.submit(input)).rejects.toMatchObject({ code: 'SUBSCRIPTION_REQUIRED' })
  })

  const storedResumes = async () =>
    (await product.db.select().from(applicationAttachments).where(eq(applicationAttachments.isResume, true))).length

  it('of ten applications at once only as many succeed as the plan includes this month', async () => {
    const { my, input, user } = await applyWorld(product)
    const company = await createCompany(product.db)
    await subscribe(user.id, 3)
    const old = await createJob(product.db, company.id)
    const { applicationId } = await my.submit({ ...input, jobId: old.id })
    const lastMonth = new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth(), 0))
    await product.db.update(applications).set({ appliedAt: lastMonth }).where(eq(applications.id, applicationId))
    await enforce(true)
    const jobs = await Promise.all(Array.from({ length: 10 }, () => createJob(product.db, company.id)))
    const tries = await Promise.allSettled(jobs.map(({ id }) => my.submit({ ...input, jobId: id })))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    const refusals = tries.flatMap((t) => (t.status === 'rejected' ? [t.reason.code] : []))
    expect(new Set(refusals)).toEqual(new Set(['MONTHLY_LIMIT_REACHED']))
    const rows = await product.db.select().from(applications).where(eq(applications.userId, user.id))
    const copies = (await objectsOf(product)).filter((key) => rows.some(({ id }) => key.includes(id)))
    expect(copies).toHaveLength(4)
    expect((await objectsOf(product)).filter((key) => key.endsWith('.txt')).length).toBe(await storedResumes())
    expect(await my.eligibility({ jobId: jobs[0]!.id })).toMatchObject({ isEntitled: true })
    const other = await applicant(product, old.id)
    expect(await other.my.eligibility({ jobId: old.id })).toMatchObject({ isEntitled: false })
  })
})
