import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { userRoles } from '#db/schema/accounts.ts'
import { applicationStatusChanges, applications } from '#db/schema/applications.ts'
import type { companies } from '#db/schema/companies.ts'
import { fileReads, files } from '#db/schema/documents.ts'
import { savedJobs } from '#db/schema/job-board.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { auditLog, events } from '#db/schema/operations.ts'
import { profiles } from '#db/schema/profiles.ts'
import type { ApplicationStatus } from '#features/applications/rules.ts'
import { applyWorld, createUpload } from '#features/applications/server/apply.testing.ts'
import { makeFileLink } from '#features/documents/server/file-links.ts'
import { filesApp } from '#features/documents/server/files-app.testing.ts'
import type { SignedIn } from '#server/context.ts'
import { createCompany, createJob, createMember, createRequirement, createUser } from '#testing/factories.ts'
import { type TestProduct, testProduct } from '#testing/product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await testProduct()
})
afterAll(() => product.close())

type Scene = Awaited<ReturnType<typeof applyWorld>>
const rowOf = async (id: string) => (await product.db.select().from(applications).where(eq(applications.id, id)))[0]!

/** Another application of the same person, to a job of another company. */
async function sendTo(
  { my, input }: Scene,
  job: Partial<typeof jobs.$inferInsert>,
  company: Partial<typeof companies.$inferInsert> = {},
) {
  const { id } = await createJob(product.db, (await createCompany(product.db, company)).id, job)
  return (await my.submit({ ...input, jobId: id })).applicationId
}
const put = (id: string, set: Partial<typeof applications.$inferInsert>) =>
  product.db.update(applications).set(set).where(eq(applications.id, id))
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

describe('the list', () => {
  it('has every application with job and company, newest first, deleted jobs too (TRACK-15, TRACK-20, APPLY-26)', async () => {
    const scene = await applyWorld(product)
    const first = await sendTo(
      scene,
      { title: 'Reporting Lead', salaryMax: 102_000 },
      { name: 'Halden', logoUrl: '/h.svg' },
    )
    const second = await sendTo(scene, { title: 'Analyst' })
    await product.db
      .update(jobs)
      .set({ status: 'deleted' })
      .where(eq(jobs.id, (await rowOf(first)).jobId))
    const { items, counts, nextCursor } = await scene.tracker.listOwn({})
    expect(items.map(({ id }) => id)).toEqual([second, first])
    expect(items[1]!.job).toMatchObject({
      title: 'Reporting Lead',
      companyName: 'Halden',
      companyLogoUrl: '/h.svg',
      salaryMax: 102_000,
      isOpen: false,
      isDeleted: true,
    })
    expect(items[0]!.job).toMatchObject({ isOpen: true, isDeleted: false })
    expect(counts).toMatchObject({ submitted: 2, withdrawn: 0 })
    expect(nextCursor).toBeNull()
  })

  it('is filtered by words, status, date, type, place, source and salary (TRACK-04, TRACK-05, TRACK-06)', async () => {
    const scene = await applyWorld(product)
    const a = await sendTo(
      scene,
      { title: 'Data 100%_Analyst', employmentType: 'contract', location: 'Denver, CO', salaryMin: 90_000 },
      { name: 'Copperline' },
    )
    const b = await sendTo(scene, { title: 'Engineer', location: 'Lisbon', remoteAllowed: true, salaryMax: 60_000 })
    await put(a, { appliedAt: daysAgo(40), source: 'campaign', status: 'interview' })
    const filters: [Parameters<typeof scene.tracker.listOwn>[0], string[]][] = [
      [{ search: 'copper' }, [a]],
      [{ search: '100%_' }, [a]],
      [{ search: '%' }, [a]],
      [{ search: 'nothing\\' }, []],
      [{ status: 'interview' }, [a]],
      [{ days: 30 }, [b]],
      [{ days: 90 }, [b, a]],
      [{ type: 'contract' }, [a]],
      [{ location: 'denver' }, [a]],
      [{ location: 'Remote' }, [b]],
      [{ source: 'campaign' }, [a]],
      [{ salary: 60_000 }, [b, a]],
      [{ salary: 60_001 }, [a]],
      [{ search: 'engin', type: 'full-time', days: 7 }, [b]],
    ]
    for (const [filter, expected] of filters) {
      const { items, counts } = await scene.tracker.listOwn(filter)
      expect([filter, items.map(({ id }) => id)]).toEqual([
        filter,
        filter.search === 'a' ? expect.any(Array) : expected,
      ])
      expect(Object.values(counts).reduce((sum, n) => sum + n, 0)).toBe(items.length)
    }
  })

  it('finds as remote what is labeled so on its card (JOBS-13, TRACK-06)', async () => {
    const scene = await applyWorld(product)
    const placeless = await sendTo(scene, { title: 'Placeless', location: null })
    await sendTo(scene, { title: 'Placed', location: 'Lisbon' })
    const { items, counts } = await scene.tracker.listOwn({ location: 'remote' })
    expect([items.map(({ id }) => id), counts.submitted]).toEqual([[placeless], 1])
  })

  it('pages without repeating or leaving out, whatever the cursor', async () => {
    const scene = await applyWorld(product)
    const sent = await sendTo(scene, {})
    const template = await rowOf(sent)
    const company = await createCompany(product.db)
    const at = new Date()
    const own = { id: undefined, stageId: undefined, resumeFileId: null }
    const many = await Promise.all(Array.from({ length: 104 }, () => createJob(product.db, company.id)))
    await product.db
      .insert(applications)
      .values(many.map(({ id: jobId }) => ({ ...template, ...own, jobId, appliedAt: at })))
    const first = await scene.tracker.listOwn({})
    const rest = await scene.tracker.listOwn({ cursor: first.nextCursor! })
    const ids = [...first.items, ...rest.items].map(({ id }) => id)
    expect([first.items.length, rest.items.length, new Set(ids).size]).toEqual([100, 5, 105])
    expect(rest.nextCursor).toBeNull()
    expect(first.counts.submitted).toBe(105)
    expect((await scene.tracker.listOwn({ cursor: "');drop" })).items).toHaveLength(100)
  })

  it('is private and for job seekers (SHELL-33)', async () => {
    const scene = await applyWorld(product)
    const id = await sendTo(scene, {})
    const { my: other, tracker } = await applyWorld(product)
    expect((await tracker.listOwn({})).items).toEqual([])
    const foreign = { code: 'NOT_FOUND' }
    await expect(tracker.getOwn({ id })).rejects.toMatchObject(foreign)
    await expect(other.withdraw({ id })).rejects.toMatchObject(foreign)
    await expect(other.updateNotes({ id, notes: 'x' })).rejects.toMatchObject(foreign)
    const [attachment] = (await scene.tracker.getOwn({ id })).attachments
    await expect(other.attachmentLink({ id: attachment!.id })).rejects.toMatchObject(foreign)
    expect(await rowOf(id)).toMatchObject({ status: 'submitted', applicationNotes: null })
    await product.db.delete(userRoles).where(eq(userRoles.userId, scene.user.id))
    await expect(scene.tracker.listOwn({})).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(product.as(null).jobTracker.stats()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  })
})

describe('the figures', () => {
  it('count open saved jobs, applications and answers (TRACK-01, TRACK-02, TRACK-03, SAVED-05)', async () => {
    const scene = await applyWorld(product)
    const { company, user } = scene
    expect(await scene.tracker.stats()).toMatchObject({ totalApplications: 0, responseRate: 0, longestWaitDays: null })
    const ids: string[] = []
    for (let i = 0; i < 4; i += 1) ids.push(await sendTo(scene, {}))
    const statuses: ApplicationStatus[] = ['submitted', 'reviewing', 'interview', 'withdrawn']
    for (const [i, status] of statuses.entries()) await put(ids[i]!, { status, statusUpdatedAt: daysAgo(i * 10) })
    const soon = await createJob(product.db, company.id, { closesAt: new Date(Date.now() + 86_400_000) })
    const late = await createJob(product.db, company.id, { closesAt: new Date(Date.now() + 30 * 86_400_000) })
    const closed = await createJob(product.db, company.id, { status: 'closed' })
    await product.db.insert(savedJobs).values([soon, late, closed].map(({ id: jobId }) => ({ jobId, userId: user.id })))
    expect(await scene.tracker.stats()).toMatchObject({
      totalSaved: 2,
      savedClosingSoon: 1,
      totalApplications: 4,
      pendingReview: 2,
      interviewsScheduled: 1,
      responseRate: 67,
      longestWaitDays: 10,
      appliedLast30Days: 4,
      responseRateChange: null,
    })
  })
})

describe("the viewer's application", () => {
  it("shows what was submitted and every status, but no name of the company's members (TRACK-14, TRACK-20)", async () => {
    const scene = await applyWorld(product, { description: '<p>Own the <b>numbers</b>.</p><script>1</script>' })
    const { my, tracker, input, job, user, company } = scene
    const ask = await createRequirement(product.db, job.id, { label: 'Why?', private: true, sortOrder: 0 })
    const upload = await createRequirement(product.db, job.id, {
      label: 'Work',
      questionType: 'file_upload',
      sortOrder: 1,
    })
    const file = await createUpload(product, user.id, { name: 'work.pdf' })
    const { applicationId } = await my.submit({
      ...input,
      answers: { [ask.id]: 'Because' },
      files: { [upload.id]: file.id },
    })
    const recruiter = await createMember(product.db, company.id)
    await product.db
      .insert(applicationStatusChanges)
      .values({ applicationId, fromStatus: 'submitted', toStatus: 'reviewing', changedBy: recruiter.id })
    await product.db.update(jobs).set({ status: 'deleted' }).where(eq(jobs.id, job.id))
    const details = await tracker.getOwn({ id: applicationId })
    expect(details).toMatchObject({ fullName: 'Maya Okafor', phone: '(503) 555-0142' })
    expect(details.description).toContain('numbers')
    expect(details.description).not.toContain('script')
    expect(details.timeline).toMatchObject([
      { kind: 'status', status: 'submitted', by: 'you' },
      { kind: 'status', status: 'reviewing', by: 'company' },
    ])
    expect(details.attachments.map(({ fileName, isResume }) => [fileName, isResume])).toEqual([
      [`${scene.resume.title}.txt`, true],
      ['work.pdf', false],
    ])
    expect(details.answers).toEqual([
      { question: 'Why?', questionType: expect.any(String), answer: 'Because', attachmentId: null },
      { question: 'Work', questionType: 'file_upload', answer: 'work.pdf', attachmentId: details.attachments[1]!.id },
    ])
    expect(JSON.stringify(details)).not.toContain(recruiter.id)
  })

  it('shows the applicant the same match as the company, and none where the resume is unread', async () => {
    const scene = await applyWorld(product, { requirements: '<ul><li>Three years of SQL</li><li>Looker</li></ul>' })
    const { applicationId } = await scene.my.submit(scene.input)
    const text = 'Maya Okafor\n\nExperience\n\nData Analyst, Papertrail, 2018 - 2024\nWrote SQL for six dashboards.'
    const { db } = product
    await db.update(applications).set({ resumeText: text }).where(eq(applications.id, applicationId))
    // the profile is not submitted, so it changes nothing for either
    await db
      .update(profiles)
      .set({ skills: ['Looker'] })
      .where(eq(profiles.userId, scene.user.id))
    const recruiter = await createMember(db, scene.company.id)
    const [mine, theirs] = [
      await scene.tracker.getOwn({ id: applicationId }),
      await product.as(recruiter.id).companyApplications.get({ id: applicationId }),
    ]
    expect(mine.match!.items.length).toBeGreaterThan(1)
    expect(mine.match).toEqual(theirs.match)
    await db.update(applications).set({ resumeText: '' }).where(eq(applications.id, applicationId))
    expect((await scene.tracker.getOwn({ id: applicationId })).match).toBeNull()
  })

  it('its files open for the applicant and the company, as long as they may read them (FILE-06, FILE-07, FILE-08, CAPP-09)', async () => {
    const { my, tracker, input, job, user, company } = await applyWorld(product)
    const ask = await createRequirement(product.db, job.id, { questionType: 'file_upload', private: true })
    const upload = await createUpload(product, user.id, { name: 'work.pdf' })
    const { applicationId } = await my.submit({ ...input, files: { [ask.id]: upload.id } })
    const app = filesApp(product)
    const { attachments } = await tracker.getOwn({ id: applicationId })
    const { url, expiresAt } = await my.attachmentLink({ id: attachments[1]!.id })
    expect(expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + 60_000)
    const answer = await app.request(user.id, url)
    expect([answer.status, await answer.text()]).toEqual([200, '%PDF-1.7 an upload'])

    const rows = await product.db.select().from(files).where(eq(files.ownerId, user.id))
    const [resume, work] = ['.txt', '.pdf'].map((end) => rows.find(({ key }) => key.endsWith(end))!)
    const opened = async (viewerId: string, file: { id: string }, before = async () => {}) => {
      const ctx = (await product.contextFor(viewerId)) as SignedIn
      const link = await makeFileLink(ctx, file, { purpose: 'application-review' })
      await before()
      const response = await app.request(viewerId, link.url)
      await response.arrayBuffer()
      return response.status
    }
    const admin = await createMember(product.db, company.id, 'client_admin')
    const colleague = await createMember(product.db, company.id)
    const outsider = await createMember(product.db, (await createCompany(product.db)).id, 'client_admin')
    const staff = await createUser(product.db, { roles: ['platform_user'] })
    expect(await opened(admin.id, work!)).toBe(200)
    expect(await opened(colleague.id, resume!)).toBe(200)
    expect(await opened(colleague.id, work!)).toBe(404)
    expect(await opened(staff.id, resume!)).toBe(200)
    expect(await opened(outsider.id, resume!)).toBe(404)
    const { companyMembers } = await import('#db/schema/companies.ts')
    const leave = async () => void (await product.db.delete(companyMembers).where(eq(companyMembers.userId, admin.id)))
    expect(await opened(admin.id, resume!, leave)).toBe(404)
    const reads = await product.db.select().from(fileReads).where(eq(fileReads.fileId, work!.id))
    expect(reads.map(({ viewerId, purpose }) => [viewerId, purpose])).toEqual([
      [user.id, 'own-application'],
      [admin.id, 'application-review'],
    ])
  })
})

describe('withdrawing', () => {
  it('sets withdrawn and its time, with history, audit and event (TRACK-17, TRACK-18, TRACK-19)', async () => {
    const scene = await applyWorld(product)
    const id = await sendTo(scene, {})
    await put(id, { status: 'interview', statusUpdatedAt: daysAgo(3) })
    const before = await rowOf(id)
    const tracked = await scene.my.withdraw({ id })
    expect(tracked).toMatchObject({ id, status: 'withdrawn' })
    const after = await rowOf(id)
    expect(after.statusUpdatedAt.getTime()).toBeGreaterThan(before.statusUpdatedAt.getTime())
    const ledger = await product.db
      .select()
      .from(applicationStatusChanges)
      .where(eq(applicationStatusChanges.applicationId, id))
    expect(ledger.at(-1)).toMatchObject({ fromStatus: 'interview', toStatus: 'withdrawn', changedBy: scene.user.id })
    const audits = await product.db.select().from(auditLog).where(eq(auditLog.subjectId, id))
    expect(audits.map(({ action }) => action)).toContain('application.withdrawn')
    const told = await product.db.select().from(events).where(eq(events.name, 'application.withdrawn'))
    expect(told.map(({ payload }) => payload.applicationId)).toContain(id)
  })

  it('happens once, also with many calls at once', async () => {
    const scene = await applyWorld(product)
    const id = await sendTo(scene, {})
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => scene.my.withdraw({ id })))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refusals = tries.flatMap((t) => (t.status === 'rejected' ? [t.reason.message] : []))
    expect(new Set(refusals)).toEqual(new Set(['You have already withdrawn this application.']))
    const ledger = await product.db
      .select()
      .from(applicationStatusChanges)
      .where(eq(applicationStatusChanges.applicationId, id))
    expect(ledger.filter(({ toStatus }) => toStatus === 'withdrawn')).toHaveLength(1)
  })
})

describe('notes', () => {
  it('are stored for the applicant only, and leave no trace for others (TRACK-12, TRACK-13)', async () => {
    const scene = await applyWorld(product)
    const { applicationId: id } = await scene.my.submit(scene.input)
    const before = await rowOf(id)
    expect(await scene.my.updateNotes({ id, notes: ' CANARY-7f3 ask Daniel\u0000 ' })).toEqual({
      notes: 'CANARY-7f3 ask Daniel',
    })
    expect((await scene.tracker.listOwn({})).items[0]!.notes).toBe('CANARY-7f3 ask Daniel')
    expect((await scene.tracker.getOwn({ id })).notes).toBe('CANARY-7f3 ask Daniel')
    expect(await rowOf(id)).toEqual({
      ...before,
      applicationNotesAt: expect.any(Date),
      applicationNotes: 'CANARY-7f3 ask Daniel',
    })
    const [audits, told] = [await product.db.select().from(auditLog), await product.db.select().from(events)]
    expect(JSON.stringify([audits, told])).not.toContain('CANARY')
    expect(await scene.my.updateNotes({ id, notes: '  ' })).toEqual({ notes: null })
    await expect(scene.my.updateNotes({ id, notes: 'x'.repeat(5001) })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})
