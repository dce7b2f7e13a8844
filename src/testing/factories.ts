import { credentials, userRoles, users } from '#db/schema/accounts.ts'
import { companies, companyMembers } from '#db/schema/companies.ts'
import { resumes } from '#db/schema/documents.ts'
import { jobApplicationRequirements, jobs } from '#db/schema/job-postings.ts'
import { profiles } from '#db/schema/profiles.ts'
import { newId } from '#lib/ids.ts'
import type { Role } from '#lib/viewer.ts'
import type { Db } from '#server/context.ts'

let made = 0
const next = () => ++made

type PersonalRole = Extract<Role, 'job_seeker' | 'platform_admin' | 'platform_user'>

/** A verified user with these roles (by default a job seeker) and an empty profile. */
export async function createUser(
  db: Db,
  { roles = ['job_seeker'], ...overrides }: Partial<typeof users.$inferInsert> & { roles?: PersonalRole[] } = {},
) {
  const n = next()
  const values = { name: `Person ${n}`, email: `person-${n}@example.test`, emailVerified: true, ...overrides }
  const [user] = await db.insert(users).values(values).returning()
  await db.insert(profiles).values({ userId: user!.id })
  if (roles.length > 0) await db.insert(userRoles).values(roles.map((role) => ({ userId: user!.id, role })))
  return user!
}

/** Gives the person a password hash as Better Auth stores it. */
export async function createCredential(db: Db, userId: string, password: string) {
  await db.insert(credentials).values({ userId, accountId: userId, providerId: 'credential', password })
}

export async function createCompany(db: Db, overrides: Partial<typeof companies.$inferInsert> = {}) {
  const n = next()
  const [company] = await db
    .insert(companies)
    .values({
      name: `Company ${n}`,
      slug: `company-${n}`,
      location: 'Lisbon, Portugal',
      noticeMinutes: 0,
      ...overrides,
    })
    .returning()
  return company!
}

/** A user who is a member of the company. */
export async function createMember(db: Db, companyId: string, role: 'client_admin' | 'client_user' = 'client_user') {
  const user = await createUser(db, { roles: [] })
  await db.insert(companyMembers).values({ companyId, userId: user.id, role })
  return user
}

/** An active job that candidates see, posted now. */
export async function createJob(db: Db, companyId: string, overrides: Partial<typeof jobs.$inferInsert> = {}) {
  const id = overrides.id ?? newId()
  const [job] = await db
    .insert(jobs)
    .values({
      id,
      slug: `job-${id.slice(-8)}`,
      companyId,
      title: 'Data Analyst',
      description: '<p>Own the numbers that the team reads every Monday.</p>',
      postedAt: new Date(),
      // the result of the worker's check
      asksForMoney: false,
      ...overrides,
    })
    .returning()
  return job!
}

export async function createRequirement(
  db: Db,
  jobId: string,
  overrides: Partial<typeof jobApplicationRequirements.$inferInsert> = {},
) {
  const [row] = await db
    .insert(jobApplicationRequirements)
    .values({ jobId, questionType: 'text', label: 'Why this job?', sortOrder: next(), ...overrides })
    .returning()
  return row!
}

/** A built resume: text without a file; by default it is the default resume. */
export async function createResume(db: Db, userId: string, overrides: Partial<typeof resumes.$inferInsert> = {}) {
  const [resume] = await db
    .insert(resumes)
    .values({
      userId,
      title: `Resume ${next()}`,
      text: 'Data analyst. Five years of SQL.',
      documentType: 'platform_created',
      isDefault: true,
      ...overrides,
    })
    .returning()
  return resume!
}
