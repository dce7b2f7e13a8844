import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditLog } from '#db/schema/operations.ts'
import { profiles } from '#db/schema/profiles.ts'
import { createCompany, createMember, createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'

const product = productOfFile()

const personal = { displayName: 'Maya Okafor', phone: null, location: null, website: null, bio: null }
const professional = {
  currentJobTitle: 'Data Analyst',
  currentCompany: null,
  employmentStatus: 'employed' as const,
  yearsOfExperience: 5,
  industry: 'Healthcare' as const,
  educationLevel: null,
  skills: ['SQL', ' SQL ', 'Looker'],
  certifications: [],
  preferredJobTypes: ['Full-time' as const],
  desiredSalaryMin: 120_000,
  desiredSalaryMax: 90_000,
  careerObjective: '',
  linkedinUrl: '',
  portfolioUrl: null,
}

type Refusal = { data: { issues: { message: string }[] } }
const textsOf = async (call: Promise<unknown>) =>
  call.then(
    () => [],
    (error: Refusal) => error.data.issues.map((issue) => issue.message),
  )

describe("the viewer's profile", () => {
  it('is refused to signed-out callers with the specified text (PROF-24)', async () => {
    await expect(product.as(null).profiles.own(undefined)).rejects.toMatchObject({ message: 'User not authenticated' })
    await expect(product.as(null).profiles.updatePersonal(personal)).rejects.toMatchObject({ status: 401 })
  })

  it.each([
    ['PROF-06', { displayName: ' ' }, 'Display name is required'],
    ['PROF-06', { bio: 'x'.repeat(501) }, 'Bio must be less than 500 characters'],
    ['PROF-06', { location: 'x'.repeat(101) }, 'Location must be less than 100 characters'],
    ['PROF-07', { website: 'not a web address' }, 'Please enter a valid URL'],
    ['PROF-07', { website: 'javascript:alert(1)' }, 'Please enter a valid URL'],
    ['PROF-06', { displayName: 'x'.repeat(101) }, 'Please write at most 100 characters'],
  ])('(%s) refuses %j (PROF-06, PROF-07)', async (_row, part, text) => {
    const user = await createUser(product.db)
    expect(await textsOf(product.as(user.id).profiles.updatePersonal({ ...personal, ...part }))).toContain(text)
  })

  it('stores empty optional texts as null, and writes an audit entry (PLAT-19)', async () => {
    const user = await createUser(product.db)
    const after = await product.as(user.id).profiles.updatePersonal({ ...personal, website: '  ', bio: '' })
    expect(after.personal).toEqual(personal)
    const [entry] = await product.db.select().from(auditLog).where(eq(auditLog.subjectId, user.id))
    expect(entry).toMatchObject({ action: 'profile.updated', actorId: user.id })
  })

  it('accepts a minimum above the maximum, ignores duplicates (PROF-08, PROF-10)', async () => {
    const user = await createUser(product.db)
    const after = await product.as(user.id).profiles.updateProfessional(professional)
    expect(after.professional).toMatchObject({
      desiredSalaryMin: 120_000,
      desiredSalaryMax: 90_000,
      skills: ['SQL', 'Looker'],
      careerObjective: null,
      linkedinUrl: null,
    })
  })

  it('stores a phone number as entered (PROF-07)', async () => {
    const user = await createUser(product.db)
    const phone = 'ask for Maya, ext. 12'
    expect((await product.as(user.id).profiles.updatePersonal({ ...personal, phone })).personal.phone).toBe(phone)
  })

  it.each([{ careerObjective: 'x'.repeat(501) }, { linkedinUrl: 'linkedin' }, { portfolioUrl: 'javascript:alert(1)' }])(
    'refuses %j (PROF-09)',
    async (part) => {
      const user = await createUser(product.db)
      const call = product.as(user.id).profiles.updateProfessional({ ...professional, ...part })
      await expect(call).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    },
  )

  it('returns every field together with the name, email address and picture of the account (PROF-04)', async () => {
    const user = await createUser(product.db)
    const api = product.as(user.id).profiles
    const filled = { phone: '1', location: 'Lisbon', website: 'https://okafor.example/', bio: 'Numbers.' }
    const work = {
      ...professional,
      currentCompany: 'Papertrail',
      educationLevel: 'master' as const,
      certifications: ['PMP'],
      careerObjective: 'Lead.',
      linkedinUrl: 'https://linkedin.example/maya',
      portfolioUrl: 'https://maya.example/',
      skills: ['SQL'],
    }
    await api.updatePersonal({ displayName: 'Maya Okafor', ...filled })
    const after = await api.updateProfessional(work)
    expect(after).toMatchObject({ personal: { displayName: 'Maya Okafor', ...filled }, professional: work })
    expect(after).toMatchObject({ userId: user.id, email: user.email, image: null })
    const [row] = await product.db.select().from(profiles).where(eq(profiles.userId, user.id))
    expect(row).toMatchObject({ ...filled, ...work, createdAt: expect.any(Date) })
    const bare = await api.updateProfessional({ ...work, linkedinUrl: 'linkedin.example/maya' })
    expect(bare.professional.linkedinUrl).toBe(work.linkedinUrl)
  })

  it('refuses years outside 0 to 50 (PROF-08)', async () => {
    const user = await createUser(product.db)
    const call = product.as(user.id).profiles.updateProfessional({ ...professional, yearsOfExperience: 51 })
    await expect(call).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('stores the professional part only for job seekers (PROF-01)', async () => {
    const company = await createCompany(product.db)
    const member = await createMember(product.db, company.id)
    await expect(product.as(member.id).profiles.updateProfessional(professional)).rejects.toMatchObject({ status: 403 })
  })

  it('opens with what is readable of values that another release stored', async () => {
    const user = await createUser(product.db)
    await product.as(user.id).profiles.updateProfessional(professional)
    const older = {
      industry: 'Shipbuilding',
      preferredJobTypes: ['Full-time', 'On call'],
      skills: ['SQL', 7] as string[],
    }
    await product.db.update(profiles).set(older).where(eq(profiles.userId, user.id))
    expect((await product.as(user.id).profiles.own(undefined)).professional).toMatchObject({
      ...{ currentJobTitle: 'Data Analyst', industry: null, preferredJobTypes: ['Full-time'], skills: ['SQL', '7'] },
    })
  })

  it('reads a missing row as an empty profile (PROF-25)', async () => {
    const user = await createUser(product.db)
    await product.db.delete(profiles).where(eq(profiles.userId, user.id))
    expect((await product.as(user.id).profiles.own(undefined)).professional.skills).toEqual([])
  })
})
