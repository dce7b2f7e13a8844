import { and, count, desc, eq, gt, lte, sql } from 'drizzle-orm'
import { applications } from '#db/schema/applications.ts'
import { jobViews } from '#db/schema/job-board.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { hasKnownDays, isCounted, ofCompany } from '#features/hiring-pipeline/server/company-counts.ts'
import type { Db } from '#server/context.ts'
import type { JobPerformance } from '../../company-analytics-contract.ts'
import { conversionOf, type Period } from '../../company-analytics-rules.ts'
import { appliedWithin } from './applied-within.ts'

const SHOWN = 10

/** Up to 10 active jobs, newest first, each with its views, applications and share of acceptances in the period (CANA-10). */
export async function readJobPerformance(db: Db, companyId: string, { start, end }: Period): Promise<JobPerformance[]> {
  const applied = db
    .select({
      applications: count().as('applications'),
      tracked: sql<number>`count(*) filter (where ${hasKnownDays})::int`.as('tracked'),
      accepted: sql<number>`count(*) filter (where ${hasKnownDays} and ${applications.status} = 'accepted')::int`.as(
        'accepted',
      ),
    })
    .from(applications)
    .where(and(eq(applications.jobId, jobs.id), isCounted, appliedWithin(start, end)))
    .as('applied')
  const seen = db
    .select({ views: count().as('views') })
    .from(jobViews)
    .where(and(eq(jobViews.jobId, jobs.id), gt(jobViews.viewedAt, start), lte(jobViews.viewedAt, end)))
    .as('seen')
  const posted = sql<Date>`coalesce(${jobs.postedAt}, ${jobs.createdAt})`.mapWith(jobs.createdAt)
  const rows = await db
    .select({
      id: jobs.id,
      title: jobs.title,
      posted,
      applications: applied.applications,
      tracked: applied.tracked,
      accepted: applied.accepted,
      views: seen.views,
    })
    .from(jobs)
    .innerJoinLateral(applied, sql`true`)
    .innerJoinLateral(seen, sql`true`)
    .where(and(ofCompany(companyId), eq(jobs.status, 'active')))
    .orderBy(desc(posted), desc(jobs.id))
    .limit(SHOWN)
  return rows.map(({ tracked, accepted, ...job }) => ({
    ...job,
    status: 'active' as const,
    conversionRate: conversionOf(accepted, tracked),
  }))
}
