import { and, desc, eq, gte, notExists } from 'drizzle-orm'
import { jobMatches } from '#db/schema/analytics.ts'
import { applications } from '#db/schema/applications.ts'
import { companies } from '#db/schema/companies.ts'
import { resumes } from '#db/schema/documents.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { shownStatus } from '#features/applications/server/shown-status.ts'
import { notHiddenFrom } from '#features/hidden-jobs/server/queries.ts'
import { offeredTo } from '#features/job-board/server/visible-jobs.ts'
import type { Db } from '#server/context.ts'
import type { OwnActivity } from '../contract.ts'
import { badgeOf } from '../dashboard-rules.ts'
import { isOfPeriod, postedAt } from './matching/conditions.ts'

const APPLICATIONS = 10
const RESUMES = 5
/** Limited, so that new matches do not push out the person's own actions. */
const MATCHES = 3
const SHOWN = 10

const company = { name: companies.name, logoUrl: companies.logoUrl }

/** The latest activity: up to 10 applications, 5 resumes and 3 new matches, newest first, 10 in total (DASH-12). */
export async function readActivity(db: Db, userId: string, minimumMatch: number): Promise<OwnActivity[]> {
  const found = await Promise.all([
    readApplications(db, userId),
    readResumes(db, userId),
    readNewMatches(db, userId, minimumMatch),
  ])
  return found
    .flat()
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, SHOWN)
}

async function readApplications(db: Db, userId: string): Promise<OwnActivity[]> {
  const { id, isAssisted, appliedAt: at } = applications
  const rows = await db
    .select({ id, status: shownStatus, isAssisted, at, title: jobs.title, location: jobs.location, company })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(eq(applications.userId, userId))
    .orderBy(desc(applications.appliedAt), desc(applications.id))
    .limit(APPLICATIONS)
  return rows.map(({ isAssisted: isSentByAutoApply, ...row }) => {
    const badge = badgeOf({ kind: 'application', status: row.status, isAssisted: isSentByAutoApply })
    return { ...row, kind: 'application' as const, badge }
  })
}

async function readResumes(db: Db, userId: string): Promise<OwnActivity[]> {
  const { id, title, documentType, updatedAt: at } = resumes
  const rows = await db
    .select({ id, title, documentType, at })
    .from(resumes)
    .where(eq(resumes.userId, userId))
    .orderBy(desc(resumes.updatedAt), desc(resumes.id))
    .limit(RESUMES)
  return rows.map(({ documentType: made, ...row }) => {
    const badge = badgeOf({ kind: 'resume', isUploaded: made === 'uploaded' })
    return { ...row, kind: 'resume' as const, badge, status: null, location: null, company: null }
  })
}

async function readNewMatches(db: Db, userId: string, minimumMatch: number): Promise<OwnActivity[]> {
  const own = and(eq(applications.userId, userId), eq(applications.jobId, jobs.id))
  const applied = db.select({ id: applications.id }).from(applications).where(own)
  const rows = await db
    .select({
      id: jobs.id,
      title: jobs.title,
      location: jobs.location,
      company,
      at: jobs.postedAt,
      createdAt: jobs.createdAt,
    })
    .from(jobMatches)
    .innerJoin(jobs, eq(jobs.id, jobMatches.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(
      and(
        eq(jobMatches.userId, userId),
        gte(jobMatches.score, minimumMatch),
        isOfPeriod,
        offeredTo(null),
        notHiddenFrom(userId),
        notExists(applied),
      ),
    )
    .orderBy(desc(postedAt), desc(jobs.id))
    .limit(MATCHES)
  return rows.map(({ createdAt, ...row }) => {
    return { ...row, at: row.at ?? createdAt, kind: 'match' as const, badge: 'new' as const, status: null }
  })
}
