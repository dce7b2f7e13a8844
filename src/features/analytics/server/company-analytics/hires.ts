import { and, eq, max, sql } from 'drizzle-orm'
import { applicationStatusChanges, applications } from '#db/schema/applications.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { hasKnownDays, ofCompany } from '#features/hiring-pipeline/server/company-counts.ts'
import type { Db } from '#server/context.ts'
import type { Hire, Period } from '../../company-analytics-rules.ts'

/** Hires of the period and of the one before, from the status history. An acceptance that was undone does not count (CANA-08). */
export async function readHires(
  db: Db,
  companyId: string,
  { before, start, end }: Period,
): Promise<{ now: Hire[]; before: Hire[] }> {
  const changes = applicationStatusChanges
  const latest = max(changes.changedAt)
  const rows = await db
    .select({ appliedAt: applications.appliedAt, acceptedAt: latest })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(changes, and(eq(changes.applicationId, applications.id), eq(changes.toStatus, 'accepted')))
    .where(and(ofCompany(companyId), hasKnownDays, eq(applications.status, 'accepted')))
    .groupBy(applications.id)
    .having(sql`${latest} > ${before.toISOString()}::timestamptz and ${latest} <= ${end.toISOString()}::timestamptz`)
  const hires = rows.flatMap(({ appliedAt, acceptedAt }) => (acceptedAt ? [{ appliedAt, acceptedAt }] : []))
  return {
    now: hires.filter(({ acceptedAt }) => acceptedAt > start),
    before: hires.filter(({ acceptedAt }) => acceptedAt <= start),
  }
}
