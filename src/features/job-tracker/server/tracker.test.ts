import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { userRoles } from '#db/schema/accounts.ts'
import { applications } from '#db/schema/applications.ts'
import { savedJobs } from '#db/schema/job-board.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { auditLog, events } from '#db/schema/operations.ts'
import type { ApplicationStatus } from '#features/applications/rules.ts'
import { applyWorld } from '#features/applications/server/apply.testing.ts'
import { createCompany, createJob } from '#testing/factories.ts'
import { daysAgo, openTracker, product, put, rowOf, sendTo } from './tracker.testing.ts'

openTracker()

describe('the list', () => {
  it('has every application with job and company, newest first, deleted jobs too (TRACK-15, TRACK-20, APPLY-26)', async () => {
    const world = await applyWorld(product)
    const first = await sendTo(
      world,
      { title: 'Reporting Lead', salaryMax: 102_000 },
      { name: 'Halden', logoUrl: '/h.svg' },
    )
    const second = await sendTo(world, { title: 'Analyst' })
    await product.db
      .update(jobs)
      .set({ status: 'deleted' })
      .where(eq(jobs.id, (await rowOf(first)).jobId))
    const { items, counts, nextCursor } = await world.tracker.listOwn({})
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
    const world = await applyWorld(product)
    const a = await sendTo(
      world,
      { title: 'Data 100%_Analyst', employmentType: 'contract', location: 'Denver, CO', salaryMin: 90_000 },
      { name: 'Copperline' },
    )
    const b = await sendTo(world, { title: 'Engineer', location: 'Lisbon', remoteAllowed: true, salaryMax: 60_000 })
    await put(a, { appliedAt: daysAgo(40), source: 'campaign', status: 'interview' })
    const filters: [Parameters<typeof world.tracker.listOwn>[0], string[]][] = [
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
      const { items, counts } = await world.tracker.listOwn(filter)
      expect([filter, items.map(({ id }) => id)]).toEqual([
        filter,
        filter.search === 'a' ? expect.any(Array) : expected,
      ])
      expect(Object.values(counts).reduce((sum, n) => sum + n, 0)).toBe(items.length)
    }
  })

  it('finds as remote what is labeled so on its card (JOBS-13, TRACK-06)', async () => {
    const world = await applyWorld(product)
    const placeless = await sendTo(world, { title: 'Placeless', location: null })
    await sendTo(world, { title: 'Placed', location: 'Lisbon' })
    const { items, counts } = await world.tracker.listOwn({ location: 'remote' })
    expect([items.map(({ id }) => id), counts.submitted]).toEqual([[placeless], 1])
  })

  it('pages without repeating or losing a row, for any cursor', async () => {
    const world = await applyWorld(product)
    const sent = await sendTo(world, {})
    const template = await rowOf(sent)
    const company = await createCompany(product.db)
    const at = new Date()
    const own = { id: undefined, stageId: undefined, resumeFileId: null }
    const many = await Promise.all(Array.from({ length: 104 }, () => createJob(product.db, company.id)))
    await product.db
      .insert(applications)
      .values(many.map(({ id: jobId }) => ({ ...template, ...own, jobId, appliedAt: at })))
    const first = await world.tracker.listOwn({})
    const rest = await world.tracker.listOwn({ cursor: first.nextCursor! })
    const ids = [...first.items, ...rest.items].map(({ id }) => id)
    expect([first.items.length, rest.items.length, new Set(ids).size]).toEqual([100, 5, 105])
    expect(rest.nextCursor).toBeNull()
    expect(first.counts.submitted).toBe(105)
    expect((await world.tracker.listOwn({ cursor: "');drop" })).items).toHaveLength(100)
  })

  it('is private and for job seekers (SHELL-33)', async () => {
    const world = await applyWorld(product)
    const id = await sendTo(world, {})
    const { my: other, tracker } = await applyWorld(product)
    expect((await tracker.listOwn({})).items).toEqual([])
    const foreign = { code: 'NOT_FOUND' }
    await expect(tracker.getOwn({ id })).rejects.toMatchObject(foreign)
    await expect(other.withdraw({ id })).rejects.toMatchObject(foreign)
    await expect(other.updateNotes({ id, notes: 'x' })).rejects.toMatchObject(foreign)
    const [attachment] = (await world.tracker.getOwn({ id })).attachments
    await expect(other.attachmentLink({ id: attachment!.id })).rejects.toMatchObject(foreign)
    expect(await rowOf(id)).toMatchObject({ status: 'submitted', applicationNotes: null })
    await product.db.delete(userRoles).where(eq(userRoles.userId, world.user.id))
    await expect(world.tracker.listOwn({})).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(product.as(null).jobTracker.stats()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  })
})

describe('the statistics', () => {
  it('count open saved jobs, applications and answers (TRACK-02, TRACK-03, SAVED-05)', async () => {
    const world = await applyWorld(product)
    const { company, user } = world
    expect(await world.tracker.stats()).toMatchObject({ totalApplications: 0, responseRate: 0, longestWaitDays: null })
    const ids: string[] = []
    for (let i = 0; i < 4; i += 1) ids.push(await sendTo(world, {}))
    const statuses: ApplicationStatus[] = ['submitted', 'reviewing', 'interview', 'withdrawn']
    for (const [i, status] of statuses.entries()) await put(ids[i]!, { status, statusUpdatedAt: daysAgo(i * 10) })
    const soon = await createJob(product.db, company.id, { closesAt: new Date(Date.now() + 86_400_000) })
    const late = await createJob(product.db, company.id, { closesAt: new Date(Date.now() + 30 * 86_400_000) })
    const closed = await createJob(product.db, company.id, { status: 'closed' })
    await product.db.insert(savedJobs).values([soon, late, closed].map(({ id: jobId }) => ({ jobId, userId: user.id })))
    expect(await world.tracker.stats()).toMatchObject({
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

describe('notes', () => {
  it('are stored for the applicant only, and leave no trace for others (TRACK-12, TRACK-13)', async () => {
    const world = await applyWorld(product)
    const { applicationId: id } = await world.my.submit(world.input)
    const before = await rowOf(id)
    expect(await world.my.updateNotes({ id, notes: ' CANARY-7f3 ask Daniel\u0000 ' })).toEqual({
      notes: 'CANARY-7f3 ask Daniel',
    })
    expect((await world.tracker.listOwn({})).items[0]!.notes).toBe('CANARY-7f3 ask Daniel')
    expect((await world.tracker.getOwn({ id })).notes).toBe('CANARY-7f3 ask Daniel')
    expect(await rowOf(id)).toEqual({
      ...before,
      applicationNotesAt: expect.any(Date),
      applicationNotes: 'CANARY-7f3 ask Daniel',
    })
    const [audits, emitted] = [await product.db.select().from(auditLog), await product.db.select().from(events)]
    expect(JSON.stringify([audits, emitted])).not.toContain('CANARY')
    expect(await world.my.updateNotes({ id, notes: '  ' })).toEqual({ notes: null })
    await expect(world.my.updateNotes({ id, notes: 'x'.repeat(5001) })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})
