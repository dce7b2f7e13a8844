import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '#db/schema/accounts.ts'
import { applicationAttachments, applicationResponses } from '#db/schema/applications.forms.ts'
import { applicationStatusChanges, applications } from '#db/schema/applications.ts'
import { companies, companyMembers } from '#db/schema/companies.ts'
import { files } from '#db/schema/documents.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { auditLog, events } from '#db/schema/operations.ts'
import { profileViews } from '#db/schema/profiles.ts'
import type { ApplicationStatus } from '#features/applications/rules.ts'
import { mayReadApplicationFile } from '#features/applications/server/application-files.ts'
import { newId } from '#lib/ids.ts'
import type { SignedIn } from '#server/context.ts'
import { createCompany, createJob, createMember, createRequirement, createUser } from '#testing/factories.ts'
import { type TestProduct, testProduct } from '#testing/product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await testProduct()
})
afterAll(() => product.close())

const CANARY = 'canary-salary-61000'

async function scene() {
  const { db } = product
  const company = await createCompany(db)
  const [admin, member] = [await createMember(db, company.id, 'client_admin'), await createMember(db, company.id)]
  const rival = await createMember(db, (await createCompany(db)).id, 'client_admin')
  const seeker = await createUser(db)
  const job = await createJob(db, company.id, { requirements: '<ul><li>3+ years of SQL</li></ul>' })
  const open = await createRequirement(db, job.id, { label: 'Why us?', sortOrder: 0 })
  const secret = await createRequirement(db, job.id, { label: 'Salary you have in mind', private: true, sortOrder: 1 })
  const key = `resumes/${newId()}/cv.pdf`
  await product.services.storage.put(key, Buffer.from('%PDF-1.4'), { contentType: 'application/pdf' })
  const [file] = await db
    .insert(files)
    .values({ area: 'resumes', key, fileName: 'cv.pdf', contentType: 'application/pdf', size: 8, state: 'kept' })
    .returning()
  const [application] = await db
    .insert(applications)
    .values({
      jobId: job.id,
      userId: seeker.id,
      fullName: 'Maya Okafor',
      email: 'maya@example.test',
      phone: '1',
      resumeFileId: file!.id,
      resumeText: 'Five years of SQL in production at Papertrail.',
      applicationNotes: 'canary-note',
    })
    .returning()
  const id = application!.id
  await db.insert(applicationResponses).values([
    { applicationId: id, requirementId: open.id, responseText: 'Because of the clinics' },
    { applicationId: id, requirementId: secret.id, responseText: CANARY },
  ])
  const [attachment] = await db
    .insert(applicationAttachments)
    .values({
      applicationId: id,
      requirementId: secret.id,
      fileId: file!.id,
      fileName: 'payslip.pdf',
      filePath: key,
      fileSize: 8,
      contentType: 'application/pdf',
    })
    .returning()
  return { company, admin, member, rival, seeker, job, id, attachmentId: attachment!.id, fileKey: key }
}

const apply = async (jobId: string, status: ApplicationStatus) => {
  const seeker = await createUser(product.db)
  const [row] = await product.db
    .insert(applications)
    .values({ jobId, userId: seeker.id, status, fullName: seeker.name, email: seeker.email, phone: '1' })
    .returning()
  return row!
}

describe('who reviews', () => {
  it('the company reviews; for others the application does not exist (CAPP-02, CAPP-06, SHELL-33)', async () => {
    const { id, rival, seeker, admin, member } = await scene()
    const missing = await product
      .as(rival.id)
      .companyApplications.get({ id: newId() })
      .catch((error) => error)
    const foreign = await product
      .as(rival.id)
      .companyApplications.get({ id })
      .catch((error) => error)
    expect([foreign.code, foreign.status, foreign.message]).toEqual([missing.code, missing.status, missing.message])
    await expect(product.as(rival.id).companyApplications.setStatus({ id, status: 'accepted' })).rejects.toMatchObject({
      status: 404,
    })
    await expect(product.as(seeker.id).companyApplications.setStatus({ id, status: 'accepted' })).rejects.toMatchObject(
      {
        status: 403,
      },
    )
    await expect(product.as(null).companyApplications.get({ id })).rejects.toMatchObject({ status: 401 })
    for (const person of [admin, member])
      expect((await product.as(person.id).companyApplications.get({ id })).id).toBe(id)
    const staff = await createUser(product.db, { roles: ['platform_user'] })
    expect((await product.as(staff.id).companyApplications.get({ id })).id).toBe(id)
  })

  it('a member of two companies reviews for the active one; a link to a file goes by membership (SHELL-32)', async () => {
    const { id, company, attachmentId, fileKey } = await scene()
    const other = await createCompany(product.db)
    const person = await createMember(product.db, other.id)
    await product.db.insert(companyMembers).values({ companyId: company.id, userId: person.id, role: 'client_admin' })
    const api = product.as(person.id)
    const calls = [
      () => api.companyApplications.get({ id }),
      () => api.companyApplications.setStatus({ id, status: 'accepted' }),
      () => api.companyApplications.resumeLink({ id }),
      () => api.companyApplications.attachmentLink({ id: attachmentId }),
    ]
    for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const open = (companyId: string) =>
      product.db.update(users).set({ lastCompanyId: companyId }).where(eq(users.id, person.id))
    await open(company.id)
    for (const call of calls) await call()
    await open(other.id)
    await expect(api.companyApplications.get({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const [row] = await product.db.select().from(files).where(eq(files.key, fileKey))
    const ctx = (await product.contextFor(person.id)) as SignedIn
    expect(await mayReadApplicationFile(ctx, row!)).toBe(true)
  })

  it('keeps private answers and their files from everyone but admins (CAPP-12, CJOB-29)', async () => {
    const { id, admin, member, attachmentId } = await scene()
    const full = await product.as(admin.id).companyApplications.get({ id })
    expect(JSON.stringify(full)).toContain(CANARY)
    expect([full.answers.length, full.hiddenAnswers, full.attachments.length]).toEqual([2, 0, 1])
    const part = await product.as(member.id).companyApplications.get({ id })
    expect(JSON.stringify(part)).not.toMatch(/canary|payslip/)
    expect([part.answers.length, part.hiddenAnswers, part.attachments.length]).toEqual([1, 1, 0])
    const link = product.as(member.id).companyApplications.attachmentLink({ id: attachmentId })
    await expect(link).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await product.as(admin.id).companyApplications.attachmentLink({ id: attachmentId })).url).toMatch(
      /^\/api\/files\//,
    )
  })

  it('never shows the applicant’s own notes (TRACK-13)', async () => {
    const { id, admin } = await scene()
    expect(JSON.stringify(await product.as(admin.id).companyApplications.get({ id }))).not.toContain('canary-note')
  })
})

describe('list and figures', () => {
  it('lists the company’s own, newest first, by status, job and words (CAPP-01, CAPP-03)', async () => {
    const { company, job, member, id } = await scene()
    const other = await createJob(product.db, company.id, { title: 'Nurse' })
    const second = await apply(other.id, 'interview')
    await apply(job.id, 'withdrawn')
    const api = product.as(member.id).companyApplications
    expect((await api.list({})).items.map((item) => item.id)).toEqual([second.id, id])
    expect((await api.list({ status: 'interview' })).items.map((item) => item.jobTitle)).toEqual(['Nurse'])
    expect((await api.list({ status: 'withdrawn' })).total).toBe(1)
    expect((await api.list({ jobId: other.id })).total).toBe(1)
    expect((await api.list({ search: 'maya@' })).items.map((item) => item.candidateName)).toEqual(['Maya Okafor'])
    expect((await api.list({ search: '%' })).total).toBe(0)
    await product.db.update(jobs).set({ status: 'deleted' }).where(eq(jobs.id, other.id))
    expect((await api.list({})).total).toBe(1)
  })

  it('marks the assisted ones, and only those (CAPP-11)', async () => {
    const { db } = product
    const { admin, id, job } = await scene()
    const { id: userId } = await createUser(db)
    const values = { jobId: job.id, userId, fullName: 'By auto apply', email: 'a@example.test', phone: '1' }
    const [sent] = await db
      .insert(applications)
      .values({ ...values, isAssisted: true })
      .returning()
    const { items } = await product.as(admin.id).companyApplications.list({})
    expect(Object.fromEntries(items.map((item) => [item.id, item.isAssisted]))).toEqual({
      [id]: false,
      [sent!.id]: true,
    })
    expect(await product.as(admin.id).companyApplications.get({ id: sent!.id })).toMatchObject({ isAssisted: true })
  })

  it('counts new, interview and hired this month; withdrawn in none (CAPP-04)', async () => {
    const { job, member } = await scene()
    for (const status of ['interview', 'withdrawn'] as const) await apply(job.id, status)
    for (const changedAt of [new Date(), new Date(Date.now() - 70 * 24 * 60 * 60 * 1000)]) {
      const { id } = await apply(job.id, 'accepted')
      await product.db.insert(applicationStatusChanges).values({ applicationId: id, toStatus: 'accepted', changedAt })
    }
    expect(await product.as(member.id).companyApplications.stats(undefined)).toEqual({
      totalApplications: 4,
      newApplications: 1,
      inInterview: 1,
      hiredThisMonth: 1,
    })
  })

  it('begins the month where the company is, not in UTC (CAPP-04)', async () => {
    const { job, member, company } = await scene()
    // fourteen hours ahead: its month begins at ten in the morning of the day before
    const timeZone = 'Pacific/Kiritimati'
    await product.db.update(companies).set({ timeZone }).where(eq(companies.id, company.id))
    const there = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit' }).format(new Date())
    const begin = new Date(`${there}-01T00:00:00+14:00`).getTime()
    for (const changedAt of [new Date(begin - 60_000), new Date(begin + 60_000)]) {
      const { id } = await apply(job.id, 'accepted')
      await product.db.insert(applicationStatusChanges).values({ applicationId: id, toStatus: 'accepted', changedAt })
    }
    expect(await product.as(member.id).companyApplications.stats(undefined)).toMatchObject({ hiredThisMonth: 1 })
  })

  it('shows a job seeker and staff without a company no list', async () => {
    const { seeker } = await scene()
    await expect(product.as(seeker.id).companyApplications.list({})).rejects.toMatchObject({ status: 403 })
  })
})

describe('a status', () => {
  it.each(['reviewing', 'interview', 'accepted', 'rejected'] as const)(
    'moves to %s with its history, audit and event (CAPP-05, TRACK-19)',
    async (status) => {
      const { id, member, company, seeker, job } = await scene()
      const before = Date.now()
      const after = await product.as(member.id).companyApplications.setStatus({ id, status })
      expect(after.statusUpdatedAt.getTime()).toBeGreaterThanOrEqual(before - 1000)
      const [ledger] = await product.db
        .select()
        .from(applicationStatusChanges)
        .where(eq(applicationStatusChanges.applicationId, id))
      expect(ledger).toMatchObject({ fromStatus: 'submitted', toStatus: status, changedBy: member.id })
      const [entry] = await product.db.select().from(auditLog).where(eq(auditLog.subjectId, id))
      expect(entry).toMatchObject({ action: 'application.status_set', actorId: member.id, companyId: company.id })
      const told = await product.db.select().from(events).where(eq(events.name, 'application.status_changed'))
      expect(told.map((event) => event.payload)).toContainEqual({
        applicationId: id,
        jobId: job.id,
        companyId: company.id,
        userId: seeker.id,
        fromStatus: 'submitted',
        toStatus: status,
        changedBy: member.id,
        changeId: ledger?.id,
      })
    },
  )

  it('accepts the older names of statuses (PLAT-18)', async () => {
    const { member, id } = await scene()
    const as = product.as(member.id)
    expect(await as.companyApplications.setStatus({ id, status: 'interview_scheduled' })).toMatchObject({
      status: 'interview',
    })
    expect(await as.companyApplications.setStatus({ id, status: 'hired', from: 'interviewed' })).toMatchObject({
      status: 'accepted',
    })
    const found = await as.companyApplications.list({ status: 'hired' })
    expect(found.items.map((item) => item.id)).toContain(id)
  })

  it('rejects any other word, and any change of a withdrawn one (PLAT-17, CAPP-05)', async () => {
    const { job, member, id } = await scene()
    for (const status of ['withdrawn', 'toString', 'maybe']) {
      const call = product.as(member.id).companyApplications.setStatus({ id, status: status as never })
      await expect(call).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    }
    const gone = await apply(job.id, 'withdrawn')
    const call = product.as(member.id).companyApplications.setStatus({ id: gone.id, status: 'interview' })
    await expect(call).rejects.toMatchObject({
      code: 'APPLICATION_WITHDRAWN',
      message: 'The candidate has withdrawn this application.',
    })
  })

  it('set to the same status changes and publishes nothing; 20 at once leave a complete history', async () => {
    const { id, member } = await scene()
    const api = product.as(member.id).companyApplications
    await api.setStatus({ id, status: 'submitted' })
    const order = ['reviewing', 'interview', 'rejected', 'accepted', 'submitted'] as const
    await Promise.all(Array.from({ length: 20 }, (_, i) => api.setStatus({ id, status: order[i % 5]! })))
    const ledger = await product.db
      .select()
      .from(applicationStatusChanges)
      .where(eq(applicationStatusChanges.applicationId, id))
      .orderBy(asc(applicationStatusChanges.changedAt), asc(applicationStatusChanges.id))
    const [now] = await product.db.select().from(applications).where(eq(applications.id, id))
    expect(ledger.every((step) => step.fromStatus !== step.toStatus)).toBe(true)
    const froms = ledger.map((step) => step.fromStatus)
    const tos = ledger.map((step) => step.toStatus)
    expect([...froms, now!.status].sort()).toEqual(['submitted', ...tos].sort())
  })
})

describe('the resume', () => {
  it('opens by a link for one hour, for the reviewer only (CAPP-09)', async () => {
    const { id, member, rival } = await scene()
    const before = Date.now()
    const { url, expiresAt } = await product.as(member.id).companyApplications.resumeLink({ id })
    expect(url).toMatch(/^\/api\/files\/[\w.~-]+$/)
    expect(expiresAt.getTime()).toBeGreaterThanOrEqual(before + 3_600_000)
    expect(expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + 3_600_000)
    await expect(product.as(rival.id).companyApplications.resumeLink({ id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  it('returns an error when the file is gone (CAPP-08)', async () => {
    const { id, member, fileKey } = await scene()
    await product.services.storage.remove(fileKey)
    await expect(product.as(member.id).companyApplications.resumeLink({ id })).rejects.toMatchObject({
      code: 'FILE_MISSING',
    })
  })

  it('counts one view per member and day, none for staff (CAPP-10)', async () => {
    const { id, admin, member, seeker } = await scene()
    const staff = await createUser(product.db, { roles: ['platform_admin'] })
    for (const person of [admin, admin, member, staff]) await product.as(person.id).companyApplications.get({ id })
    const views = await product.db.select().from(profileViews).where(eq(profileViews.userId, seeker.id))
    expect(views.map((view) => view.viewerId).sort()).toEqual([admin.id, member.id].sort())
  })

  it('shows the company the same explanation that the resume gives', async () => {
    const { id, member } = await scene()
    const { match } = await product.as(member.id).companyApplications.get({ id })
    const sql = match?.items.find((item) => item.kind === 'requirement')
    expect(sql).toMatchObject({ state: 'met', evidence: { source: 'resume' } })
  })
})
