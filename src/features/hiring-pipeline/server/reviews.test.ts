import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { users } from '#db/schema/accounts.ts'
import { applicationStatusChanges, applications } from '#db/schema/applications.ts'
import { companies, companyMembers } from '#db/schema/companies.ts'
import { files } from '#db/schema/documents.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { mayReadApplicationFile } from '#features/applications/server/application-files.ts'
import { newId } from '#lib/ids.ts'
import type { SignedIn } from '#server/context.ts'
import { applicantDetails } from '#testing/applicant-details.ts'
import { createCompany, createJob, createMember, createUser } from '#testing/factories.ts'
import { apply, CANARY, createWorld, openReviews, product } from './reviews.testing.ts'

openReviews()

describe('permission to review', () => {
  it('is for the company; for others the application does not exist (CAPP-02, CAPP-06, SHELL-33)', async () => {
    const { id, rival, seeker, admin, member } = await createWorld()
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

  it('is for the active company of a member of two; a link to a file depends on membership (SHELL-32)', async () => {
    const { id, company, attachmentId, fileKey } = await createWorld()
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

  it('hides private answers and their files from everyone except admins (CAPP-12, CJOB-29)', async () => {
    const { id, admin, member, attachmentId } = await createWorld()
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

  it('never shows the applicant’s own notes or the title of their resume (TRACK-13)', async () => {
    const { id, admin } = await createWorld()
    const shown = await product.as(admin.id).companyApplications.get({ id })
    expect(shown).toMatchObject({ resumeTitle: 'Maya Okafor, Resume' })
    expect(JSON.stringify(shown)).not.toMatch(/canary-(?:note|title)/)
  })
})

describe('list and counts', () => {
  it('lists the company’s applications, newest first, by status, job and words (CAPP-01, CAPP-03)', async () => {
    const { company, job, member, id } = await createWorld()
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

  it('names the town of a job only where the company has another one with this title', async () => {
    const { company, member } = await createWorld()
    const place = (location: string, title = 'Porter') => createJob(product.db, company.id, { title, location })
    const [leeds, york, alone] = [await place('Leeds'), await place('York'), await place('Hull', 'Cook')]
    for (const job of [leeds, york, alone]) await apply(job.id, 'submitted')
    const api = product.as(member.id).companyApplications
    const shown = async () =>
      (await api.list({})).items.map(({ jobTitle, jobPlace }) => `${jobTitle} ${jobPlace}`).slice(0, 3)
    expect(await shown()).toEqual(['Cook null', 'Porter York', 'Porter Leeds'])
    const named = (await api.jobs()).map(({ title, place: town }) => `${title} ${town}`)
    expect(named).toEqual(expect.arrayContaining(['Porter Leeds', 'Porter York', 'Cook null']))
    await product.db.update(jobs).set({ status: 'deleted' }).where(eq(jobs.id, york.id))
    expect(await shown()).toContain('Porter null')
  })

  it('marks only assisted applications (CAPP-11)', async () => {
    const { db } = product
    const { admin, id, job } = await createWorld()
    const { id: userId } = await createUser(db)
    const values = {
      jobId: job.id,
      userId,
      ...applicantDetails({ fullName: 'By auto apply', email: 'a@example.test' }),
    }
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

  it('counts new, interview and hired this month, without withdrawn ones (CAPP-04)', async () => {
    const { job, member } = await createWorld()
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

  it('starts the month in the company’s time zone, not in UTC (CAPP-04)', async () => {
    const { job, member, company } = await createWorld()
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

  it('shows no list to job seekers and to staff without a company', async () => {
    const { seeker } = await createWorld()
    await expect(product.as(seeker.id).companyApplications.list({})).rejects.toMatchObject({ status: 403 })
  })
})
