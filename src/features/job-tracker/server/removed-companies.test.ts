import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { applications } from '#db/schema/applications.ts'
import { companies, companyMembers } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { applicationReminders, externalApplications } from '#db/schema/job-tracker.ts'
import { DAY_MS } from '#lib/dates.ts'
import { newId } from '#lib/ids.ts'
import { applicantDetails } from '#testing/applicant-details.ts'
import { createCompany, createJob, createMember, createResume, createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { removeExpiredCompanies } from './removed-companies.ts'

const product = productOfFile()

async function createWorld() {
  const { db } = product
  const company = await createCompany(db)
  const member = await createMember(db, company.id, 'client_admin')
  const job = await createJob(db, company.id, { title: 'Boat Builder' })
  const admin = await createUser(db, { roles: ['platform_admin'] })
  const seeker = await createUser(db)
  return { company, member, job, seeker, asAdmin: product.as(admin.id).adminCompanies, asMember: product.as(member.id) }
}
type World = Awaited<ReturnType<typeof createWorld>>

const succeeds = (call: Promise<unknown>) =>
  call.then(
    () => true,
    () => false,
  )
/** The public view of the company and its job. */
async function seen({ company, job, seeker }: World) {
  const { items } = await product.as(null).jobs.search({ q: 'Boat Builder', limit: 50 })
  return {
    found: items.some(({ id }) => id === job.id),
    job: await succeeds(product.as(seeker.id).jobs.get({ slugOrId: job.id })),
    page: (await product.as(null).companyPages.get({ slug: company.slug })).state,
  }
}

describe('an archived company', () => {
  it('is no longer public or open to its members, until it is restored (ACOMP-08)', async () => {
    const all = await createWorld()
    const { company, job, seeker, asAdmin, asMember } = all
    const there = { found: true, job: true, page: 'open' }
    expect(await seen(all)).toEqual(there)
    const { archivedAt } = await asAdmin.remove({ id: company.id })
    expect(await asAdmin.remove({ id: company.id })).toEqual({ id: company.id, archivedAt })
    expect(await seen(all)).toEqual({ found: false, job: false, page: 'gone' })
    const posting = { id: newId(), title: 'Rower', description: '<p>Row.</p>' }
    await expect(asMember.postings.create(posting)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(asMember.team.list()).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const { id: resumeId } = await createResume(product.db, seeker.id)
    const submission = applicantDetails({ fullName: 'Maya' })
    const sent = { ...submission, jobId: job.id, resume: { kind: 'existing' as const, resumeId } }
    const call = product.as(seeker.id).applications.submit(sent)
    await expect(call).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await asAdmin.restore({ id: company.id })
    expect(await seen(all)).toEqual(there)
    expect((await asMember.team.list()).members).toHaveLength(1)
  })

  it("is removed after 30 days and not a day before; applications remain in people's trackers (ACOMP-08)", async () => {
    const { company, job, seeker, member, asAdmin } = await createWorld()
    const submission = {
      ...applicantDetails({ fullName: 'Maya', email: seeker.email }),
      applicationNotes: 'Ask for Nils.',
    }
    const [sent] = await product.db
      .insert(applications)
      .values({ ...submission, jobId: job.id, userId: seeker.id, status: 'interview' })
      .returning()
    await product.db
      .insert(applicationReminders)
      .values({ userId: seeker.id, applicationId: sent!.id, dueAt: new Date(), note: 'Call' })
    const { archivedAt } = await asAdmin.remove({ id: company.id })
    const later = (days: number) => new Date(archivedAt.getTime() + days * DAY_MS + 1000)
    const stored = () => product.db.select().from(companies).where(eq(companies.id, company.id))
    await removeExpiredCompanies(product.services, later(29))
    expect(await stored()).toHaveLength(1)
    expect(await removeExpiredCompanies(product.services, later(30))).toBe(1)
    for (const rows of [
      await stored(),
      await product.db.select().from(jobs).where(eq(jobs.id, job.id)),
      await product.db.select().from(companyMembers).where(eq(companyMembers.userId, member.id)),
      await product.db.select().from(applications).where(eq(applications.id, sent!.id)),
    ])
      expect(rows).toEqual([])
    const [application] = await product.db
      .select()
      .from(externalApplications)
      .where(eq(externalApplications.userId, seeker.id))
    expect(application).toMatchObject({
      ...{ title: 'Boat Builder', companyName: company.name, status: 'interview', notes: 'Ask for Nils.' },
    })
    const [reminder] = await product.db
      .select()
      .from(applicationReminders)
      .where(eq(applicationReminders.userId, seeker.id))
    expect(reminder).toMatchObject({ applicationId: null, externalId: application!.id, note: 'Call' })
    await expect(asAdmin.restore({ id: company.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('cannot be restored after its 30 days, even before the cleanup has run (ACOMP-08)', async () => {
    const { company, asAdmin } = await createWorld()
    const archivedAt = new Date(Date.now() - 30 * DAY_MS - 1000)
    await product.db.update(companies).set({ archivedAt }).where(eq(companies.id, company.id))
    await expect(asAdmin.restore({ id: company.id })).rejects.toMatchObject({ code: 'COMPANY_REMOVED' })
  })
})
