import { desc, eq } from 'drizzle-orm'
import { applications } from '#db/schema/applications.ts'
import { companies } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { externalApplications } from '#db/schema/job-tracker.ts'
import { isoDay } from '#lib/dates.ts'
import type { Db } from '#server/context.ts'
import type { OwnApplication } from '../place-contacts.ts'

/** All applications of a person, from Tandem and external, newest first. */
export async function listOwn(db: Db, userId: string): Promise<OwnApplication[]> {
  const { id, title, companyName, appliedOn } = externalApplications
  // one after the other: a transaction has one connection
  const sent = await db
    .select({
      id: applications.id,
      title: jobs.title,
      companyName: companies.name,
      appliedAt: applications.appliedAt,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(eq(applications.userId, userId))
    .orderBy(desc(applications.appliedAt))
  const external = await db
    .select({ id, title, companyName, appliedOn })
    .from(externalApplications)
    .where(eq(externalApplications.userId, userId))
    .orderBy(desc(externalApplications.appliedAt))
  return [
    ...sent.map(({ appliedAt, ...one }) => ({ ...one, isExternal: false, appliedOn: isoDay(appliedAt) })),
    ...external.map((one) => ({ ...one, isExternal: true })),
  ].sort((a, b) => (a.appliedOn < b.appliedOn ? 1 : a.appliedOn > b.appliedOn ? -1 : 0))
}
