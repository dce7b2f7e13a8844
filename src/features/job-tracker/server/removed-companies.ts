import { and, eq, isNotNull, ne } from 'drizzle-orm'
import { applications } from '#db/schema/applications.ts'
import { companies } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import {
  applicationContacts,
  applicationReminders,
  externalApplications,
  externalStatusChanges,
} from '#db/schema/job-tracker.ts'
import { listExpired, lockExpired, removeCompany } from '#features/companies/server/remove-company.ts'
import { isoDay } from '#lib/dates.ts'
import { newId } from '#lib/ids.ts'
import type { Db, Services } from '#server/context.ts'
import type { Schedule } from '#server/queue/schedules.ts'
import { transaction } from '#server/transaction.ts'

/**
 * Removes companies that were archived for 30 days, each in one transaction (ACOMP-08). Applications to them remain
 * in the applicants' trackers as external ones, with notes, reminders and contacts. The next cleanup deletes the
 * files.
 */
export async function removeExpiredCompanies(services: Services, now = new Date()): Promise<number> {
  let removed = 0
  for (const { id } of await listExpired(services.db, now)) {
    await transaction(services, async (tx) => {
      if (!(await lockExpired(tx.db, id, now))) return
      await copyForApplicants(tx.db, id)
      await removeCompany(tx.db, id)
      await tx.audit({ action: 'company.removed', subjectType: 'company', subjectId: id, companyId: id })
      removed += 1
    }).catch((err: unknown) => services.log.error({ err, companyId: id }, 'company not removed'))
  }
  return removed
}

async function copyForApplicants(db: Db, companyId: string): Promise<void> {
  const sent = await db
    .select({ application: applications, job: jobs, companyName: companies.name })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(eq(jobs.companyId, companyId), isNotNull(applications.userId), ne(applications.status, 'withdrawn')))
  for (const one of sent) await copyOne(db, one)
}

type Sent = { application: typeof applications.$inferSelect; job: typeof jobs.$inferSelect; companyName: string }

async function copyOne(db: Db, { application, job, companyName }: Sent): Promise<void> {
  const { id: applicationId, userId, status, appliedAt, statusUpdatedAt } = application
  if (!userId) return
  const id = newId()
  await db.insert(externalApplications).values({
    ...{ id, userId, companyName, status, appliedAt, statusUpdatedAt },
    title: job.title || 'A job that was removed',
    location: job.location,
    employmentType: job.employmentType,
    appliedOn: isoDay(appliedAt),
    notes: application.applicationNotes,
    notesAt: application.applicationNotesAt,
  })
  const step = { externalId: id, fromStatus: null, toStatus: status, changedAt: statusUpdatedAt }
  await db.insert(externalStatusChanges).values(step)
  const about = { applicationId: null, externalId: id }
  for (const table of [applicationReminders, applicationContacts]) {
    await db.update(table).set(about).where(eq(table.applicationId, applicationId))
  }
}

export const removalSchedules: Schedule[] = [
  {
    name: 'applications.remove-archived-companies',
    cron: '17 4 * * *',
    async run(services) {
      await removeExpiredCompanies(services)
    },
  },
]
