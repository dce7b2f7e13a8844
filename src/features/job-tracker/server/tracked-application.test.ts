import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { applicationStatusChanges, applications } from '#db/schema/applications.ts'
import { fileReads, files } from '#db/schema/documents.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { auditLog, events } from '#db/schema/operations.ts'
import { profiles } from '#db/schema/profiles.ts'
import { applyWorld, createUpload } from '#features/applications/server/apply.testing.ts'
import { makeFileLink } from '#features/documents/server/file-links.ts'
import { filesApp } from '#features/documents/server/files-app.testing.ts'
import type { SignedIn } from '#server/context.ts'
import { createCompany, createMember, createRequirement, createUser } from '#testing/factories.ts'
import { daysAgo, openTracker, product, put, rowOf, sendTo } from './tracker.testing.ts'

openTracker()

describe("the viewer's application", () => {
  it("shows what was submitted and every status, but no name of the company's members (TRACK-14, TRACK-20)", async () => {
    const world = await applyWorld(product, { description: '<p>Own the <b>numbers</b>.</p><script>1</script>' })
    const { my, tracker, input, job, user, company } = world
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
      ['Resume.txt', true],
      ['work.pdf', false],
    ])
    expect(details.answers).toEqual([
      { question: 'Why?', questionType: expect.any(String), answer: 'Because', attachmentId: null },
      { question: 'Work', questionType: 'file_upload', answer: 'work.pdf', attachmentId: details.attachments[1]!.id },
    ])
    expect(JSON.stringify(details)).not.toContain(recruiter.id)
  })

  it('shows the applicant the same match as the company, and none where the resume is unread', async () => {
    const world = await applyWorld(product, { requirements: '<ul><li>Three years of SQL</li><li>Looker</li></ul>' })
    const { applicationId } = await world.my.submit(world.input)
    const text = 'Maya Okafor\n\nExperience\n\nData Analyst, Papertrail, 2018 - 2024\nWrote SQL for six dashboards.'
    const { db } = product
    await db.update(applications).set({ resumeText: text }).where(eq(applications.id, applicationId))
    // the profile is not submitted, so changing it affects neither match
    await db
      .update(profiles)
      .set({ skills: ['Looker'] })
      .where(eq(profiles.userId, world.user.id))
    const recruiter = await createMember(db, world.company.id)
    const [mine, theirs] = [
      await world.tracker.getOwn({ id: applicationId }),
      await product.as(recruiter.id).companyApplications.get({ id: applicationId }),
    ]
    expect(mine.match!.items.length).toBeGreaterThan(1)
    expect(mine.match).toEqual(theirs.match)
    await db.update(applications).set({ resumeText: '' }).where(eq(applications.id, applicationId))
    expect((await world.tracker.getOwn({ id: applicationId })).match).toBeNull()
  })

  it('its files open for the applicant and the company, as long as they may read them (FILE-06, FILE-07, CAPP-09)', async () => {
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
    const world = await applyWorld(product)
    const id = await sendTo(world, {})
    await put(id, { status: 'interview', statusUpdatedAt: daysAgo(3) })
    const before = await rowOf(id)
    const tracked = await world.my.withdraw({ id })
    expect(tracked).toMatchObject({ id, status: 'withdrawn' })
    const after = await rowOf(id)
    expect(after.statusUpdatedAt.getTime()).toBeGreaterThan(before.statusUpdatedAt.getTime())
    const ledger = await product.db
      .select()
      .from(applicationStatusChanges)
      .where(eq(applicationStatusChanges.applicationId, id))
    expect(ledger.at(-1)).toMatchObject({ fromStatus: 'interview', toStatus: 'withdrawn', changedBy: world.user.id })
    const audits = await product.db.select().from(auditLog).where(eq(auditLog.subjectId, id))
    expect(audits.map(({ action }) => action)).toContain('application.withdrawn')
    const emitted = await product.db.select().from(events).where(eq(events.name, 'application.withdrawn'))
    expect(emitted.map(({ payload }) => payload.applicationId)).toContain(id)
  })

  it('happens once, also with many calls at once', async () => {
    const world = await applyWorld(product)
    const id = await sendTo(world, {})
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => world.my.withdraw({ id })))
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
