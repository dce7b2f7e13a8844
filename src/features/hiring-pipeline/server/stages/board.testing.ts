import { asc, eq } from 'drizzle-orm'
import { applicationStageChanges, applicationStatusChanges, applications, jobStages } from '#db/schema/applications.ts'
import type { PipelineStatus } from '#features/applications/rules.ts'
import { applicantDetails } from '#testing/applicant-details.ts'
import { createCompany, createJob, createMember, createUser } from '#testing/factories.ts'
import type { TestProduct } from '#testing/product.ts'

type Made = Partial<typeof applications.$inferInsert>

/** A job of a company with an admin and a recruiter, and a member of another company. */
export async function boardWorld(product: TestProduct) {
  const { db } = product
  const company = await createCompany(db)
  const job = await createJob(db, company.id)
  const [admin, recruiter] = [await createMember(db, company.id, 'client_admin'), await createMember(db, company.id)]
  const rival = await createMember(db, (await createCompany(db)).id, 'client_admin')
  const apply = async (overrides: Made = {}) => {
    const seeker = await createUser(db)
    const who = applicantDetails({ fullName: seeker.name, email: seeker.email })
    const [row] = await db
      .insert(applications)
      .values({ jobId: job.id, userId: seeker.id, ...who, ...overrides })
      .returning()
    return row!
  }
  const stages = () => db.select().from(jobStages).where(eq(jobStages.jobId, job.id)).orderBy(asc(jobStages.sortOrder))
  const stageOf = async (status: PipelineStatus) => (await stages()).find((stage) => stage.status === status)!.id
  return { company, job, admin, recruiter, rival, apply, stages, stageOf, api: product.as(recruiter.id).stages }
}

/** The current place of an application, and both of its histories, oldest first. */
export async function historiesOf({ db }: TestProduct, applicationId: string) {
  const of = { status: applicationStatusChanges, stage: applicationStageChanges }
  const [[now], statuses, steps] = await Promise.all([
    db.select().from(applications).where(eq(applications.id, applicationId)),
    db
      .select()
      .from(of.status)
      .where(eq(of.status.applicationId, applicationId))
      .orderBy(asc(of.status.changedAt), asc(of.status.id)),
    db
      .select()
      .from(of.stage)
      .where(eq(of.stage.applicationId, applicationId))
      .orderBy(asc(of.stage.changedAt), asc(of.stage.id)),
  ])
  return { now: now!, statuses, steps }
}
