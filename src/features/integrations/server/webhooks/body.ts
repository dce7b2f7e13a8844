import { and, desc, eq } from 'drizzle-orm'
import { applicationStatusChanges, applications } from '#db/schema/applications.ts'
import { jobs } from '#db/schema/job-postings.ts'
import type { Db } from '#server/context.ts'
import { TEST_TYPE } from '../../deliveries.ts'

export type About = Record<string, unknown>
type Described = { type: string; occurredAt: Date; about: About }

/**
 * The body of a message: the event's own data, and the current state of the job and the application. A deleted application has
 * no candidate. Messages never contain private answers, files or notes.
 */
export async function bodyOf(db: Db, { type, occurredAt, about }: Described): Promise<string> {
  return JSON.stringify({ type, timestamp: occurredAt.toISOString(), data: await dataOf(db, type, about) })
}

async function dataOf(db: Db, type: string, about: About): Promise<Record<string, unknown>> {
  if (type === TEST_TYPE) return { message: 'This is a test. Nothing happened.', endpoint_id: about.endpointId }
  const { applicationId, jobId } = about as { applicationId?: string; jobId: string }
  const job = await readJob(db, jobId)
  if (!applicationId) return { ...job, ...(about.fields ? { changed_fields: about.fields } : {}) }
  return { ...(await readApplication(db, applicationId, about)), job_id: jobId, job_title: job.title ?? null }
}

async function readJob(db: Db, id: string): Promise<Record<string, unknown>> {
  const [job] = await db.select().from(jobs).where(eq(jobs.id, id))
  if (!job) return { job_id: id }
  return {
    job_id: id,
    title: job.title,
    status: job.status,
    location: job.location,
    more_locations: job.moreLocations,
    employment_type: job.employmentType,
    remote_allowed: job.remoteAllowed,
    work_mode: job.workMode,
    on_site_days: job.onSiteDays,
    openings: job.openings,
    level: job.level,
    external_id: job.externalId,
    external_source: job.externalSource,
    applicant_places: job.applicantPlaces,
    applicant_utc_from: job.applicantUtcFrom,
    applicant_utc_to: job.applicantUtcTo,
    salary_min: job.salaryMin,
    salary_max: job.salaryMax,
    salary_currency: job.salaryCurrency,
    salary_period: job.salaryPeriod,
    salary_is_estimate: job.salaryIsEstimate,
    application_deadline: job.applicationDeadline,
    posted_at: job.postedAt,
    updated_at: job.updatedAt,
  }
}

async function readApplication(db: Db, id: string, about: About): Promise<Record<string, unknown>> {
  const [row] = await db
    .select({
      status: applications.status,
      source: applications.source,
      appliedAt: applications.appliedAt,
      name: applications.fullName,
      email: applications.email,
    })
    .from(applications)
    .where(eq(applications.id, id))
  return {
    application_id: id,
    ...(about.toStatus
      ? { from_status: about.fromStatus ?? (await statusBefore(db, id, about)), to_status: about.toStatus }
      : {}),
    status: row?.status ?? null,
    source: row?.source ?? null,
    applied_at: row?.appliedAt ?? null,
    candidate: row ? { name: row.name, email: row.email } : null,
  }
}

/** The status before a withdrawal, from the status history: the event does not contain it. */
async function statusBefore(db: Db, id: string, about: About): Promise<string | null> {
  const [change] = await db
    .select({ fromStatus: applicationStatusChanges.fromStatus })
    .from(applicationStatusChanges)
    .where(
      and(
        eq(applicationStatusChanges.applicationId, id),
        eq(applicationStatusChanges.toStatus, about.toStatus as never),
      ),
    )
    .orderBy(desc(applicationStatusChanges.changedAt))
    .limit(1)
  return change?.fromStatus ?? null
}
