import { asc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { applicationStatusChanges, applications } from '#db/schema/applications.ts'
import { auditLog, events } from '#db/schema/operations.ts'
import { profileViews } from '#db/schema/profiles.ts'
import { createUser } from '#testing/factories.ts'
import { apply, createWorld, openReviews, product } from './reviews.testing.ts'

openReviews()

describe('a status', () => {
  it.each(['reviewing', 'interview', 'accepted', 'rejected'] as const)(
    'moves to %s with its history, audit and event (CAPP-05, TRACK-19)',
    async (status) => {
      const { id, member, company, seeker, job } = await createWorld()
      const before = Date.now()
      const after = await product.as(member.id).companyApplications.setStatus({ id, status })
      expect(after.statusUpdatedAt.getTime()).toBeGreaterThanOrEqual(before - 1000)
      const [changes] = await product.db
        .select()
        .from(applicationStatusChanges)
        .where(eq(applicationStatusChanges.applicationId, id))
      expect(changes).toMatchObject({ fromStatus: 'submitted', toStatus: status, changedBy: member.id })
      const [entry] = await product.db.select().from(auditLog).where(eq(auditLog.subjectId, id))
      expect(entry).toMatchObject({ action: 'application.status_set', actorId: member.id, companyId: company.id })
      const emitted = await product.db.select().from(events).where(eq(events.name, 'application.status_changed'))
      expect(emitted.map((event) => event.payload)).toContainEqual({
        applicationId: id,
        jobId: job.id,
        companyId: company.id,
        userId: seeker.id,
        fromStatus: 'submitted',
        toStatus: status,
        changedBy: member.id,
        changeId: changes?.id,
      })
    },
  )

  it('accepts the older names of statuses (PLAT-18)', async () => {
    const { member, id } = await createWorld()
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
    const { job, member, id } = await createWorld()
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
    const { id, member } = await createWorld()
    const api = product.as(member.id).companyApplications
    await api.setStatus({ id, status: 'submitted' })
    const order = ['reviewing', 'interview', 'rejected', 'accepted', 'submitted'] as const
    await Promise.all(Array.from({ length: 20 }, (_, i) => api.setStatus({ id, status: order[i % 5]! })))
    const changes = await product.db
      .select()
      .from(applicationStatusChanges)
      .where(eq(applicationStatusChanges.applicationId, id))
      .orderBy(asc(applicationStatusChanges.changedAt), asc(applicationStatusChanges.id))
    const [now] = await product.db.select().from(applications).where(eq(applications.id, id))
    expect(changes.every((step) => step.fromStatus !== step.toStatus)).toBe(true)
    const froms = changes.map((step) => step.fromStatus)
    const tos = changes.map((step) => step.toStatus)
    expect([...froms, now!.status].sort()).toEqual(['submitted', ...tos].sort())
  })
})

describe('the resume', () => {
  it('opens by a link for one hour, for the reviewer only (CAPP-09)', async () => {
    const { id, member, rival } = await createWorld()
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
    const { id, member, fileKey } = await createWorld()
    await product.services.storage.remove(fileKey)
    await expect(product.as(member.id).companyApplications.resumeLink({ id })).rejects.toMatchObject({
      code: 'FILE_MISSING',
    })
  })

  it('counts one view per member and day, none for staff (CAPP-10)', async () => {
    const { id, admin, member, seeker } = await createWorld()
    const staff = await createUser(product.db, { roles: ['platform_admin'] })
    for (const person of [admin, admin, member, staff]) await product.as(person.id).companyApplications.get({ id })
    const views = await product.db.select().from(profileViews).where(eq(profileViews.userId, seeker.id))
    expect(views.map((view) => view.viewerId).sort()).toEqual([admin.id, member.id].sort())
  })

  it('shows the company the same explanation that the resume gives', async () => {
    const { id, member } = await createWorld()
    const { match } = await product.as(member.id).companyApplications.get({ id })
    const sql = match?.items.find((item) => item.kind === 'requirement')
    expect(sql).toMatchObject({ state: 'met', evidence: { source: 'resume' } })
  })
})
