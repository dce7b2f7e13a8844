import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { users } from '#db/schema/accounts.ts'
import { events } from '#db/schema/operations.ts'
import { profiles, profileViews } from '#db/schema/profiles.ts'
import { candidateInvitations } from '#db/schema/talent-pool.ts'
import { newId } from '#lib/ids.ts'
import { createCompany, createJob, createMember, createResume, createUser } from '#testing/factories.ts'
import { productOfTest } from '#testing/product-of-file.ts'
import { FIREFOX } from '#testing/user-agents.ts'
import { isLikelySameCompany } from '../rules.ts'

const product = productOfTest()
let mayaId: string
let company: Awaited<ReturnType<typeof createCompany>>
let memberId: string
beforeEach(async () => {
  mayaId = (await createUser(product.db, { name: 'Maya Okafor' })).id
  await product.db
    .update(profiles)
    .set({ location: 'Portland, OR', skills: ['SQL', 'Looker'], currentCompany: 'Papertrail', phone: '(503) 555-0142' })
    .where(eq(profiles.userId, mayaId))
  company = await createCompany(product.db)
  memberId = (await createMember(product.db, company.id)).id
})
const maya = () => product.as(mayaId).talentPool
const recruiter = () => product.as(memberId).talentPool
const chosen = {
  isListed: true,
  headline: 'Data analyst who keeps numbers honest',
  showsName: true,
  showsLocation: true,
  showsSkills: true,
  resumeId: null as string | null,
  hidesFromEmployer: true,
  hiddenFrom: [] as string[],
}
const isFound = async () => (await recruiter().search({ q: 'numbers honest' })).items.some(({ id }) => id === mayaId)

describe('being found by companies', () => {
  it('is off until the person turns it on, and off again at once (COACH-09)', async () => {
    expect(await maya().listing()).toMatchObject({ isListed: false, hidesFromEmployer: true })
    expect(await isFound()).toBe(false)
    await expect(recruiter().open({ id: mayaId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await maya().save(chosen)
    expect(await isFound()).toBe(true)
    expect(await recruiter().open({ id: mayaId })).toMatchObject({ name: 'Maya Okafor' })
    await maya().save({ ...chosen, isListed: false })
    expect(await isFound()).toBe(false)
    const job = await createJob(product.db, company.id)
    for (const attempt of [
      () => recruiter().open({ id: mayaId }),
      () => recruiter().resume({ id: mayaId }),
      () => recruiter().invite({ id: mayaId, jobId: job.id, message: '' }),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('refuses to list without a headline, a foreign resume, and one that shows contact details', async () => {
    await expect(maya().save({ ...chosen, headline: '  ' })).rejects.toMatchObject({ code: 'HEADLINE_REQUIRED' })
    const other = await createUser(product.db)
    const foreign = await createResume(product.db, other.id, { content: '{}' })
    await expect(maya().save({ ...chosen, resumeId: foreign.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const upload = await createResume(product.db, mayaId, { documentType: 'uploaded', content: null })
    await expect(maya().save({ ...chosen, resumeId: upload.id })).rejects.toMatchObject({ code: 'RESUME_NOT_BUILT' })
    expect(await maya().listing()).toMatchObject({ isListed: false })
  })

  it('shows what was chosen and nothing else, the same as the preview, and never contact details (COACH-09)', async () => {
    const content = JSON.stringify({
      personalInfo: {
        fullName: 'Maya Okafor',
        email: 'maya@canary.example',
        phone: '(503) 555-0142',
        location: 'canary-street',
      },
      professionalSummary: 'Five years of SQL.',
      skills: [{ id: newId(), name: 'canary-skill' }],
    })
    const design = { sections: [{ id: 'skills', isHidden: true }] }
    const resume = await createResume(product.db, mayaId, { title: 'Maya Okafor 2026', content, design })
    const hidden = { ...chosen, showsName: false, showsLocation: false, showsSkills: false, resumeId: resume.id }
    const preview = await maya().preview(hidden)
    expect((await maya().listing()).isListed).toBe(false)
    await maya().save(hidden)
    const opened = await recruiter().open({ id: mayaId })
    expect(opened).toMatchObject(preview)
    expect(opened).toMatchObject({ name: null, location: null, skills: [], hasResume: true })
    const read = await recruiter().resume({ id: mayaId })
    expect(read.text).toContain('Five years of SQL.')
    expect(JSON.stringify([opened, read])).not.toMatch(/canary|555-0142|Okafor|Portland|Looker/)
    // the search does not match values that the candidate does not show
    expect((await recruiter().search({ q: 'Looker numbers' })).items).toEqual([])
    expect((await recruiter().search({ location: 'Portland' })).items.map(({ id }) => id)).not.toContain(mayaId)
    await maya().save(chosen)
    expect(
      (await recruiter().search({ q: 'looker numbers', location: 'portland' })).items.map(({ id }) => id),
    ).toContain(mayaId)
    await expect(recruiter().resume({ id: mayaId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('hides from the own employer, also if its name is spelled differently, and from chosen companies (COACH-09)', async () => {
    await maya().save(chosen)
    const employer = await createCompany(product.db, { name: 'Papertrail, Inc.' })
    const boss = product.as((await createMember(product.db, employer.id)).id).talentPool
    expect((await boss.search({})).items.map(({ id }) => id)).not.toContain(mayaId)
    await expect(boss.open({ id: mayaId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await maya().save({ ...chosen, hidesFromEmployer: false })
    expect(await boss.open({ id: mayaId })).toMatchObject({ id: mayaId })
    await maya().save({ ...chosen, hiddenFrom: [company.id, newId()] })
    expect(await isFound()).toBe(false)
    expect((await maya().listing()).hiddenFrom).toEqual([{ id: company.id, name: company.name }])
  })

  it('does not find a suspended candidate', async () => {
    await maya().save(chosen)
    await product.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, mayaId))
    expect(await isFound()).toBe(false)
  })

  it.each([
    ['Papertrail', 'Papertrail, Inc.', true],
    ['fernway', 'Fernway Health', true],
    ['Béco', 'Beco Ltd', true],
    ['Société Générale', 'SOCIETE GENERALE', true],
    ['Kestrel', 'Fernway', false],
    ['', 'Fernway', false],
    ['A', 'Ab', false],
  ])('%j and %j may be one company: %s', (a, b, is) => expect(isLikelySameCompany(a, b)).toBe(is))
})

describe('the log', () => {
  it('lists which company opened what, once a day, and counts a view of the profile (COACH-10)', async () => {
    await maya().save(chosen)
    await recruiter().open({ id: mayaId })
    await recruiter().open({ id: mayaId })
    const log = await maya().log()
    expect(log).toMatchObject([{ kind: 'profile', company: company.name }])
    const views = await product.db.select().from(profileViews).where(eq(profileViews.userId, mayaId))
    expect(views).toMatchObject([{ viewerId: memberId, companyId: company.id }])
  })

  it('logs the company that opened a shared link, or none for a visitor; a revoked link opens nothing (COACH-10)', async () => {
    const resume = await createResume(product.db, mayaId, { title: 'Analyst', content: '{}' })
    const { url, id } = await product.as(mayaId).shares.create({ id: resume.id, label: 'For Ana' })
    const token = url.split('/').at(-1)!
    const headers = new Headers({ 'user-agent': FIREFOX })
    await product.as(null, { headers, clientAddress: '198.51.100.7' }).shares.open({ token })
    await product.as(memberId, { headers }).shares.open({ token })
    const log = await maya().log()
    const changes = log.map(({ kind, company: by, detail }) => [kind, by, detail])
    expect(changes).toHaveLength(2)
    expect(changes).toContainEqual(['link', company.name, 'For Ana'])
    expect(changes).toContainEqual(['link', null, 'For Ana'])
    expect(JSON.stringify(log)).not.toMatch(/198\.51|Mozilla/)
    expect(await maya().links()).toMatchObject([{ id, label: 'For Ana', viewCount: 2, revokedAt: null }])
    await product.as(mayaId).shares.revoke({ id })
    await expect(product.as(null).shares.open({ token })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await maya().links())[0]?.revokedAt).toBeInstanceOf(Date)
    const other = product.as((await createUser(product.db)).id).talentPool
    expect([await other.links(), await other.log()]).toEqual([[], []])
  })
})

describe('an invitation', () => {
  it('is sent once per job and candidate, also when twelve requests arrive at once', async () => {
    await maya().save(chosen)
    const job = await createJob(product.db, company.id, { title: 'Lead Analyst' })
    const invite = () => recruiter().invite({ id: mayaId, jobId: job.id, message: 'Please look.' })
    const outcomes = await Promise.allSettled(Array.from({ length: 12 }, invite))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(invite()).rejects.toMatchObject({ code: 'ALREADY_INVITED' })
    expect(
      await product.db.select().from(candidateInvitations).where(eq(candidateInvitations.userId, mayaId)),
    ).toHaveLength(1)
    const emitted = await product.db.select().from(events).where(eq(events.name, 'candidate.invited'))
    expect(emitted.filter(({ payload }) => payload.userId === mayaId)).toHaveLength(1)
    expect(await maya().log()).toMatchObject([{ kind: 'invitation', company: company.name, detail: 'Lead Analyst' }])
    expect(await recruiter().open({ id: mayaId })).toMatchObject({ isInvited: true, invitedTo: [job.id] })
  })

  it('is possible only for open jobs of the own company', async () => {
    await maya().save(chosen)
    const foreign = await createJob(product.db, (await createCompany(product.db)).id)
    const draft = await createJob(product.db, company.id, { status: 'draft' })
    const internal = await createJob(product.db, company.id, { externalPosting: false, internalPosting: true })
    for (const { id: jobId } of [foreign, draft, internal])
      await expect(recruiter().invite({ id: mayaId, jobId, message: '' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await recruiter().jobs()).toEqual([])
  })
})
