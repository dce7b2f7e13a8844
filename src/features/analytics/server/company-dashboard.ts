import { implement } from '@orpc/server'
import { and, count, desc, eq, not, type SQL, sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { applications } from '#db/schema/applications.ts'
import { companies, companyMembers } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { companyCompleteness } from '#features/companies/rules.ts'
import { monthStart } from '#features/companies/server/month-start.ts'
import { associatedCompanyId } from '#features/companies/server/own-company.ts'
import { countedOf, hasKnownDays } from '#features/hiring-pipeline/server/company-counts.ts'
import { isHiddenByStaff } from '#features/job-postings/server/set-posting-hidden.ts'
import type { Context, Db, SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { type CompanyDashboard, companyDashboardContract } from '../company-dashboard-contract.ts'

const RECENT = 5

/** The dashboard of the caller's company (CDASH-01 to CDASH-04). NO_COMPANY if the caller has none. */
export async function readCompanyDashboard(ctx: SignedIn): Promise<CompanyDashboard> {
  const companyId = associatedCompanyId(ctx)
  const [[company], [stats], [received], [team], recentJobs, recentApplications] = await Promise.all([
    ctx.db.select().from(companies).where(eq(companies.id, companyId)),
    ctx.db
      .select({ activeJobs: count() })
      .from(jobs)
      .where(and(eq(jobs.companyId, companyId), eq(jobs.status, 'active'), not(isHiddenByStaff))),
    readReceived(ctx.db, companyId),
    ctx.db.select({ teamMembers: count() }).from(companyMembers).where(eq(companyMembers.companyId, companyId)),
    readRecentJobs(ctx.db, companyId),
    readRecentApplications(ctx.db, companyId),
  ])
  const { name, logoUrl, location, industry, sizeRange } = found(company)
  const { thisMonth, accepted, fresh } = found(received)
  return {
    companyName: name,
    companyLogo: logoUrl,
    activeJobs: stats?.activeJobs ?? 0,
    applicationsThisMonth: thisMonth,
    newApplications: fresh,
    teamMembers: team?.teamMembers ?? 0,
    hiringRate: thisMonth === 0 ? null : Math.round((accepted / thisMonth) * 100),
    recentJobs,
    recentApplications,
    profile: { location, industry, sizeRange, ...companyCompleteness(found(company), { withLogo: false }) },
  }
}

function readReceived(db: Db, companyId: string) {
  const number = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`
  const isThisMonth = sql`${applications.appliedAt} >= ${monthStart}`
  return db
    .select({
      thisMonth: number(isThisMonth),
      accepted: number(sql`${isThisMonth} and ${applications.status} = 'accepted' and ${hasKnownDays}`),
      fresh: number(sql`${applications.status} = 'submitted'`),
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(countedOf(companyId))
}

async function readRecentJobs(db: Db, companyId: string): Promise<CompanyDashboard['recentJobs']> {
  const postedAt = sql<Date>`coalesce(${jobs.postedAt}, ${jobs.createdAt})`.mapWith(jobs.createdAt)
  return db
    .select({
      id: jobs.id,
      title: jobs.title,
      postedAt,
      applications: sql<number>`(select count(*)::int from applications a
        where a.job_id = jobs.id and a.status <> 'withdrawn')`,
    })
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), eq(jobs.status, 'active')))
    .orderBy(desc(postedAt), desc(jobs.id))
    .limit(RECENT)
}

async function readRecentApplications(db: Db, companyId: string): Promise<CompanyDashboard['recentApplications']> {
  return db
    .select({
      id: applications.id,
      candidate: applications.fullName,
      image: users.image,
      jobTitle: jobs.title,
      status: applications.status,
      appliedAt: applications.appliedAt,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(users, eq(users.id, applications.userId))
    .where(countedOf(companyId))
    .orderBy(desc(applications.appliedAt), desc(applications.id))
    .limit(RECENT)
}

const company = implement(companyDashboardContract)
  .$context<Context>()
  .use(refusals)
  .use(withRole('client_admin', 'client_user'))

export const companyDashboardRouter = company.router({
  get: company.get.handler(({ context }) => readCompanyDashboard(context)),
})
