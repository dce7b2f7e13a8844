import { count, desc, eq, ne, sql } from 'drizzle-orm'
import { applications } from '#db/schema/applications.ts'
import { companies } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import type { SignedIn } from '#server/context.ts'
import { type CompanyJobs, type StaffJobStats, topCompanies } from '../../admin-contract.ts'

/** Statistics of all companies; deleted jobs and their applications are excluded (AJOB-01, AJOB-06). */
export async function readStaffStats({ db }: Pick<SignedIn, 'db'>): Promise<StaffJobStats> {
  const [byStatus, [received]] = await Promise.all([
    db.select({ status: jobs.status, all: count() }).from(jobs).groupBy(jobs.status),
    // few jobs are deleted: listing them is cheaper than a join per application
    db
      .select({ all: count() })
      .from(applications)
      .where(
        sql`${ne(applications.status, 'withdrawn')} and not exists
          (select from ${jobs} where ${eq(jobs.id, applications.jobId)} and ${jobs.status} = 'deleted')`,
      ),
  ])
  const of = (status: string) => byStatus.find((row) => row.status === status)?.all ?? 0
  const stats = {
    activeJobs: of('active'),
    pausedJobs: of('paused'),
    closedJobs: of('closed'),
    draftJobs: of('draft'),
  }
  const totalJobs = Object.values(stats).reduce((sum, n) => sum + n, 0)
  return { ...stats, totalJobs, totalApplications: received?.all ?? 0 }
}

/** The ten companies with the most jobs, ties by name (AJOB-06). */
export const readTopCompanies = ({ db }: Pick<SignedIn, 'db'>): Promise<CompanyJobs[]> =>
  db
    .select({
      companyId: companies.id,
      companyName: companies.name,
      companyLogoUrl: companies.logoUrl,
      jobCount: count(),
      activeCount: sql<number>`(count(*) filter (where ${jobs.status} = 'active'))::int`,
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(ne(jobs.status, 'deleted'))
    .groupBy(companies.id)
    .orderBy(desc(count()), companies.name)
    .limit(topCompanies)
