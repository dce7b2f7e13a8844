import { desc, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { userRoles } from '#db/schema/accounts.ts'
import { applications } from '#db/schema/applications.ts'
import { userSubscriptions } from '#db/schema/billing.ts'
import { companies } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import type { Context, Db } from '#server/context.ts'
import type { Activity, PlatformDashboard, PlatformStat } from '../contract.ts'
import { describeApplication, runningTotals } from '../rules.ts'

const RECENT = 10

/** The data of the platform dashboard (ADASH-01, ADASH-02). */
export async function readPlatformDashboard({ db }: Pick<Context, 'db'>): Promise<PlatformDashboard> {
  const [jobSeekers, companyStat, activeSubscriptions, jobStat, recentActivity] = await Promise.all([
    countByAge(db, userRoles, userRoles.createdAt, eq(userRoles.role, 'job_seeker')),
    countByAge(db, companies, companies.createdAt, isNull(companies.archivedAt)),
    countByAge(db, userSubscriptions, userSubscriptions.startedAt, eq(userSubscriptions.status, 'active')),
    countByAge(db, jobs, jobs.createdAt, ne(jobs.status, 'deleted')),
    readRecentActivity(db),
  ])
  return { jobSeekers, companies: companyStat, activeSubscriptions, jobs: jobStat, recentActivity }
}

async function countByAge(db: Db, table: PgTable, since: AnyPgColumn, where: SQL): Promise<PlatformStat> {
  const age = sql<number>`greatest(0, least(7, floor(extract(epoch from now() - ${since}) / 86400)))::int`
  const ages = await db.select({ age, rows: sql<number>`count(*)::int` }).from(table).where(where).groupBy(sql`1`)
  return runningTotals(ages)
}

async function readRecentActivity(db: Db): Promise<Activity[]> {
  const rows = await db
    .select({
      id: applications.id,
      userId: applications.userId,
      at: applications.appliedAt,
      jobTitle: jobs.title,
      company: { name: companies.name, logoUrl: companies.logoUrl },
    })
    .from(applications)
    .leftJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(companies, eq(companies.id, jobs.companyId))
    // imported applications were made outside this product
    .where(isNotNull(applications.userId))
    .orderBy(desc(applications.appliedAt), desc(applications.id))
    .limit(RECENT)
  return rows.map(({ userId, jobTitle, ...row }) => ({ ...row, ...describeApplication(userId ?? '', jobTitle) }))
}
