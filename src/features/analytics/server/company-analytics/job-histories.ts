import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { jobs } from '#db/schema/job-postings.ts'
import { auditLog } from '#db/schema/operations.ts'
import { ofCompany } from '#features/hiring-pipeline/server/company-counts.ts'
import type { Db } from '#server/context.ts'
import type { JobHistory, Period } from '../../company-analytics-rules.ts'

/** The company's jobs with every change of their status since the period began (CANA-07). */
export async function readJobHistories(db: Db, companyId: string, { start }: Period): Promise<JobHistory[]> {
  const rows = await db
    .select({
      id: jobs.id,
      status: jobs.status,
      postedAt: jobs.postedAt,
      createdAt: jobs.createdAt,
      at: auditLog.at,
      from: sql<string | null>`${auditLog.data}->>'from'`,
    })
    .from(jobs)
    .leftJoin(
      auditLog,
      and(
        eq(auditLog.subjectType, 'job'),
        eq(auditLog.subjectId, sql`${jobs.id}::text`),
        eq(auditLog.action, 'posting.status_changed'),
        gt(auditLog.at, start),
      ),
    )
    .where(ofCompany(companyId))
    .orderBy(asc(auditLog.at), asc(auditLog.id))
  const byJob = Map.groupBy(rows, ({ id }) => id)
  return [...byJob.values()].flatMap((changes) => {
    const [job] = changes
    if (!job) return []
    const { status, postedAt, createdAt } = job
    return {
      status,
      openedAt: postedAt ?? (status === 'draft' ? null : createdAt),
      changes: changes.flatMap(({ at, from }) => (at && from ? [{ at, from }] : [])),
    }
  })
}
