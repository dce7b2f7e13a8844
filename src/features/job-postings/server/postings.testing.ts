import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { applications } from '#db/schema/applications.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { auditLog, events } from '#db/schema/operations.ts'
import { newId } from '#lib/ids.ts'
import type { Db } from '#server/context.ts'
import { applicantDetails } from '#testing/applicant-details.ts'
import { createCompany, createMember, createUser } from '#testing/factories.ts'

/** A company with an admin whose active company it is. */
export async function createEmployer(db: Db, overrides: Parameters<typeof createCompany>[1] = {}) {
  const company = await createCompany(db, overrides)
  const admin = await createMember(db, company.id, 'client_admin')
  return { company, admin }
}

/** The form's values for a job that can be posted. */
export const posting = (overrides: Record<string, unknown> = {}) => ({
  id: newId(),
  title: 'Senior Data Analyst',
  description: '<p>Own the numbers.</p>',
  ...overrides,
})

/** Adds an applicant. */
export async function createApplication(
  db: Db,
  jobId: string,
  overrides: Partial<typeof applications.$inferInsert> = {},
) {
  const { id: userId } = await createUser(db)
  const values = {
    jobId,
    userId,
    ...applicantDetails(),
    ...overrides,
  }
  const [row] = await db.insert(applications).values(values).returning()
  return row!
}

export async function readJob(db: Db, id: string) {
  const [row] = await db.select().from(jobs).where(eq(jobs.id, id))
  return row!
}

/** The records of a job: audit actions, and events by name with their payload. */
export async function auditAndEventsOf(db: Db, jobId: string) {
  const [audits, occurred] = await Promise.all([
    db.select().from(auditLog).where(eq(auditLog.subjectId, jobId)).orderBy(auditLog.id),
    db.select().from(events).orderBy(events.id),
  ])
  const own = occurred.filter((event) => event.payload.jobId === jobId)
  return { audits, actions: audits.map((row) => row.action), events: own, names: own.map((event) => event.name) }
}

/** The texts of a refused input, by field (the last part of its path). */
export async function issuesOf(call: Promise<unknown>): Promise<Record<string, string>> {
  const error: { code: string; data: { issues: { path: string[]; message: string }[] } } = await call
    .then(() => expect.unreachable('was accepted'))
    .catch((refusal) => refusal)
  expect(error.code).toBe('BAD_REQUEST')
  return Object.fromEntries(error.data.issues.map(({ path, message }) => [path.at(-1), message]))
}
