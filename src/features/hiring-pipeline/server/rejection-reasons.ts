import { and, count, desc, eq, gte } from 'drizzle-orm'
import { applications, applicationRejections as rejections } from '#db/schema/applications.ts'
import { jobs } from '#db/schema/job-postings.ts'
import type { Db } from '#server/context.ts'
import type { RejectionReason } from '../decline-rules.ts'
import { countedOf } from './company-counts.ts'

/** The number of currently rejected applications by rejection reason, since this time, the most frequent first. */
export async function rejectionReasonsOf(
  db: Db,
  { companyId, since }: { companyId: string; since: Date },
): Promise<{ reason: RejectionReason; count: number }[]> {
  const rows = await db
    .select({ reason: rejections.reason, count: count() })
    .from(rejections)
    .innerJoin(applications, eq(applications.id, rejections.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(countedOf(companyId), eq(applications.status, 'rejected'), gte(rejections.createdAt, since)))
    .groupBy(rejections.reason)
    .orderBy(desc(count()), rejections.reason)
  return rows as { reason: RejectionReason; count: number }[]
}
