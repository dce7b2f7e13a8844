import { and, desc, eq, gt, lte, ne, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { applications } from '#db/schema/applications.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { isCounted, ofCompany } from '#features/hiring-pipeline/server/company-counts.ts'
import type { Db } from '#server/context.ts'
import type { CompanyActivity } from '../../company-analytics-contract.ts'
import type { Period } from '../../company-analytics-rules.ts'
import { appliedWithin } from './applied-within.ts'

const APPLICATIONS = 5
const JOBS = 3

/** The latest events of the period: up to 5 applications and 3 posted jobs, newest first (CANA-12). */
export async function readRecentActivity(
  db: Db,
  companyId: string,
  { start, end }: Period,
): Promise<CompanyActivity[]> {
  const { id, fullName, appliedAt } = applications
  const applied = db
    .select({ id, who: sql<string | null>`${fullName}`, title: jobs.title, at: appliedAt })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(ofCompany(companyId), isCounted, appliedWithin(start, end)))
    .orderBy(desc(appliedAt), desc(id))
    .limit(APPLICATIONS)
  const posted = db
    .select({ id: jobs.id, who: sql<string | null>`null::text`, title: jobs.title, at: sql<Date>`${jobs.postedAt}` })
    .from(jobs)
    .where(and(ofCompany(companyId), ne(jobs.status, 'draft'), gt(jobs.postedAt, start), lte(jobs.postedAt, end)))
    .orderBy(desc(jobs.postedAt), desc(jobs.id))
    .limit(JOBS)
  const rows = await unionAll(applied, posted)
  return rows.map(activityOf).sort((a, b) => b.timestamp.getTime() - a.timestamp.getTime())
}

type Row = { id: string; who: string | null; title: string; at: Date }

const activityOf = ({ id, who, title, at }: Row): CompanyActivity =>
  who === null
    ? { id, type: 'job', message: `${title} was posted`, timestamp: at, icon: 'briefcase', color: 'green' }
    : { id, type: 'application', message: `${who} applied to ${title}`, timestamp: at, icon: 'send', color: 'blue' }
