import { and, eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { users } from '#db/schema/accounts.ts'
import { applicationStatusChanges, applications } from '#db/schema/applications.ts'
import { companies } from '#db/schema/companies.ts'
import { files } from '#db/schema/documents.ts'
import { jobViews } from '#db/schema/job-board.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { auditLog, events } from '#db/schema/operations.ts'
import { applicantDetails } from '#testing/applicant-details.ts'
import { createMember, createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { applicant, applyWorld, attachmentsOf, createUpload, objectsOf, rowOf } from './apply.testing.ts'

const product = productOfFile()

const issues = (error: { data: { issues: { message: string }[] } }) => error.data.issues.map(({ message }) => message)

describe('an application', () => {
  it('starts as submitted, with history, audit and event (APPLY-26, APPLY-32, PLAT-17)', async () => {
    const { my, input, user, job, company, resume } = await applyWorld(product)
    const { applicationId, status, appliedAt } = await my.submit(input)
    expect(status).toBe('submitted')
    expect(await rowOf(product, applicationId)).toMatchObject({
      userId: user.id,
      jobId: job.id,
      status: 'submitted',
      ...applicantDetails(),
      resumeTitle: resume.title,
      resumeText: resume.text,
      coverLetter: null,
      applicationNotes: null,
      source: 'direct',
      isAssisted: false,
      appliedAt,
      statusUpdatedAt: appliedAt,
    })
    const changes = await product.db
      .select()
      .from(applicationStatusChanges)
      .where(eq(applicationStatusChanges.applicationId, applicationId))
    expect(changes).toMatchObject([
      { fromStatus: null, toStatus: 'submitted', changedBy: user.id, changedAt: appliedAt },
    ])
    const [audit] = await product.db.select().from(auditLog).where(eq(auditLog.subjectId, applicationId))
    expect(audit).toMatchObject({ action: 'application.submitted', actorId: user.id, companyId: company.id })
    const emitted = await product.db.select().from(events).where(eq(events.name, 'application.submitted'))
    expect(emitted.map(({ payload }) => payload)).toContainEqual({
      applicationId,
      jobId: job.id,
      companyId: company.id,
      userId: user.id,
    })
  })

  it('cannot have another status: the database refuses (PLAT-17)', async () => {
    const { my, input } = await applyWorld(product)
    const { applicationId } = await my.submit(input)
    const set = { status: 'hired' as 'accepted' }
    const change = product.db.update(applications).set(set).where(eq(applications.id, applicationId))
    await expect(change).rejects.toThrow()
  })

  it('ignores fields that only the server sets', async () => {
    const { my, input, user } = await applyWorld(product)
    const other = await createUser(product.db)
    const extra = { status: 'accepted', userId: other.id, source: 'campaign', isAssisted: true, id: other.id }
    const { applicationId } = await my.submit({ ...input, ...extra })
    expect(await rowOf(product, applicationId)).toMatchObject({
      status: 'submitted',
      userId: user.id,
      source: 'direct',
      isAssisted: false,
    })
  })

  it('uses the views of the posting as its source', async () => {
    const { my, input, user, job } = await applyWorld(product)
    const view = (day: string, source: 'search' | 'campaign' | 'direct') => ({
      jobId: job.id,
      reader: user.id,
      day,
      source,
      viewedAt: new Date(day),
    })
    await product.db
      .insert(jobViews)
      .values([view('2025-10-02', 'campaign'), view('2025-10-01', 'search'), view('2025-10-03', 'direct')])
    expect(await rowOf(product, (await my.submit(input)).applicationId)).toMatchObject({ source: 'campaign' })
  })
})

describe('basic information', () => {
  it("refuses missing fields with the specification's texts (APPLY-12, APPLY-13)", async () => {
    const { my, input } = await applyWorld(product)
    const empty = {
      ...input,
      ...applicantDetails({ fullName: ' ', email: 'maya@okafor', phone: '\u0000' }),
      resume: undefined as never,
    }
    const error = await my.submit(empty).catch((e) => e)
    expect(error.code).toBe('BAD_REQUEST')
    expect(issues(error)).toEqual([
      'Full name is required',
      'Valid email is required',
      'Phone number is required',
      'Please provide a resume by either uploading a file or selecting an existing resume',
    ])
    for (const email of ['', 'a@b', 'a b@c.example', `${'x'.repeat(250)}@a.example`]) {
      expect(issues(await my.submit({ ...input, email }).catch((e) => e))).toEqual(['Valid email is required'])
    }
  })

  it('stores unusual text unchanged, as far as the database can store it', async () => {
    const { my, input } = await applyWorld(product)
    const { applicationId } = await my.submit({ ...input, fullName: ' 李\u0000 \ud800 <b>O’Neil</b> ' })
    expect((await rowOf(product, applicationId)).fullName).toBe('李 \ufffd <b>O’Neil</b>')
  })
})

describe('who may apply', () => {
  it('refuses signed out first, then other roles (APPLY-01, APPLY-02, APPLY-05)', async () => {
    const { input, company } = await applyWorld(product)
    await expect(product.as(null).applications.submit(input)).rejects.toMatchObject({
      code: 'APPLY_SIGNED_OUT',
      status: 401,
      message: 'Please log in to apply for jobs',
    })
    const member = await createMember(product.db, company.id, 'client_admin')
    const staff = await createUser(product.db, { roles: ['platform_admin'] })
    for (const { id } of [member, staff]) {
      await expect(product.as(id).applications.submit(input)).rejects.toMatchObject({
        code: 'APPLY_SEEKERS_ONLY',
        message: 'Only job seekers can apply for jobs',
      })
    }
    const { user, my } = await applicant(product, input.jobId)
    await product.db.update(users).set({ mustChangePassword: true }).where(eq(users.id, user.id))
    await expect(my.submit(input)).rejects.toMatchObject({ code: 'PASSWORD_CHANGE_REQUIRED' })
  })

  it('refuses a second application, after withdrawing too (APPLY-03, APPLY-25)', async () => {
    const { my, input } = await applyWorld(product)
    const { applicationId } = await my.submit(input)
    const refused = { code: 'ALREADY_APPLIED', status: 409, message: 'You have already applied to this job' }
    await expect(my.submit(input)).rejects.toMatchObject(refused)
    await my.withdraw({ id: applicationId })
    await expect(my.submit(input)).rejects.toMatchObject(refused)
    await expect(my.formFor({ jobId: input.jobId })).rejects.toMatchObject(refused)
  })

  it.each(['paused', 'closed'] as const)('refuses a job that is %s', async (status) => {
    const { my, input } = await applyWorld(product, { status })
    await expect(my.submit(input)).rejects.toMatchObject({
      code: 'APPLICATIONS_CLOSED',
      message: 'Applications for this job have closed.',
    })
  })

  it.each(['draft', 'deleted'] as const)('A2 answers a %s job like a missing one', async (status) => {
    const { my, input } = await applyWorld(product, { status })
    await expect(my.submit(input)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(my.formFor({ jobId: input.jobId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(my.eligibility({ jobId: input.jobId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const missing = { ...input, jobId: '0199d1f0-0000-7000-8000-000000000001' }
    await expect(my.submit(missing)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('accepts only members for an internal posting, and no one for an inactive or archived company', async () => {
    const inside = await applyWorld(product, { externalPosting: false, internalPosting: true })
    await expect(inside.my.submit(inside.input)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const { companyMembers } = await import('#db/schema/companies.ts')
    await product.db
      .insert(companyMembers)
      .values({ companyId: inside.company.id, userId: inside.user.id, role: 'client_user' })
    expect(await inside.my.submit(inside.input)).toMatchObject({ status: 'submitted' })
    for (const set of [{ status: 'inactive' as const }, { archivedAt: new Date() }]) {
      const { my, input, company } = await applyWorld(product)
      await product.db.update(companies).set(set).where(eq(companies.id, company.id))
      await expect(my.submit(input)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
  })

  it('refuses once the deadline day has ended where the company is (APPLY-30)', async () => {
    const closed = { code: 'APPLICATIONS_CLOSED' }
    const noon = new Date('2025-10-31T12:00:00Z')
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      for (const [timeZone, now, isOpen] of [
        ['UTC', '2025-10-31T23:59:59.999Z', true],
        ['UTC', '2025-11-01T00:00:00.000Z', false],
        ['America/Los_Angeles', '2025-11-01T06:59:59.999Z', true],
        ['America/Los_Angeles', '2025-11-01T07:00:00.000Z', false],
        ['Pacific/Auckland', '2025-10-31T11:00:00.000Z', false],
      ] as const) {
        vi.setSystemTime(noon)
        const { my, input, company } = await applyWorld(product, { applicationDeadline: '2025-10-31' })
        await product.db.update(companies).set({ timeZone }).where(eq(companies.id, company.id))
        vi.setSystemTime(new Date(now))
        const call = my.submit(input)
        if (isOpen) expect(await call).toMatchObject({ status: 'submitted' })
        else await expect(call).rejects.toMatchObject(closed)
      }
      vi.setSystemTime(noon)
      const derived = await applyWorld(product, { applicationDeadline: '2025-11-30', closesAt: noon })
      await expect(derived.my.submit(derived.input)).rejects.toMatchObject(closed)
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('races', () => {
  it('of 50 applications at once one is stored, and no file is left over (APPLY-25)', async () => {
    const { my, input, user } = await applyWorld(product)
    const file = await createUpload(product, user.id)
    const objects = (await objectsOf(product)).length
    const sent = { ...input, resume: { kind: 'upload' as const, fileId: file.id } }
    const tries = await Promise.allSettled(Array.from({ length: 50 }, () => my.submit(sent)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refusals = tries.flatMap((t) => (t.status === 'rejected' ? [t.reason.code] : []))
    // the stored application consumed the upload, so later attempts fail because it is gone
    expect(refusals.filter((code) => code !== 'ALREADY_APPLIED' && code !== 'ATTACHMENT_GONE')).toEqual([])
    const rows = await product.db.select().from(applications).where(eq(applications.userId, user.id))
    expect(rows).toHaveLength(1)
    expect(await attachmentsOf(product, rows[0]!.id)).toHaveLength(1)
    expect(await product.db.select().from(files).where(eq(files.ownerId, user.id))).toHaveLength(1)
    // the application has its own copy instead of the upload
    expect(await objectsOf(product)).toHaveLength(objects)
    const emitted = (await product.db.select().from(events)).filter(({ payload }) => payload.userId === user.id)
    expect(emitted).toHaveLength(1)
  })

  it('with an existing resume the others return that the person has applied (APPLY-25)', async () => {
    const { my, input, user } = await applyWorld(product)
    const tries = await Promise.allSettled(Array.from({ length: 50 }, () => my.submit(input)))
    const refusals = tries.flatMap((t) => (t.status === 'rejected' ? [t.reason.message] : []))
    expect(refusals).toEqual(Array.from({ length: 49 }, () => 'You have already applied to this job'))
    const [row] = await product.db.select().from(applications).where(eq(applications.userId, user.id))
    expect(await objectsOf(product, row!.id)).toHaveLength(1)
  })

  it('closing while applying: none is stored after the closing', async () => {
    const { job, company } = await applyWorld(product)
    const people = await Promise.all(Array.from({ length: 12 }, () => applicant(product, job.id)))
    const admin = await createMember(product.db, company.id, 'client_admin')
    const closing = async () => {
      await product.as(admin.id).postings.setStatus({ id: job.id, status: 'closed' })
      return product.db.select().from(applications).where(eq(applications.jobId, job.id))
    }
    const [atClosing, ...tries] = await Promise.allSettled([
      closing(),
      ...people.map(({ my, input }) => my.submit(input)),
    ])
    const stored = await product.db.select().from(applications).where(eq(applications.jobId, job.id))
    expect(atClosing.status === 'fulfilled' && atClosing.value.length).toBe(stored.length)
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(stored.length)
    const [row] = await product.db
      .select()
      .from(jobs)
      .where(and(eq(jobs.id, job.id), eq(jobs.status, 'closed')))
    expect(row).toBeDefined()
  })
})
