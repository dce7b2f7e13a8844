import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import { companies } from '#db/schema/companies.ts'
import { hiddenJobs } from '#db/schema/hidden-jobs.ts'
import { jobs } from '#db/schema/job-postings.ts'
import type { Db, SignedIn } from '#server/context.ts'
import type { HiddenJob } from '../contract.ts'

/** What the viewer hid, last hidden first, also jobs that have closed meanwhile. */
export async function listHidden({ db, viewer }: SignedIn): Promise<HiddenJob[]> {
  const rows = await db
    .select({
      id: hiddenJobs.id,
      hiddenAt: hiddenJobs.hiddenAt,
      job: { id: jobs.id, slug: jobs.slug, title: jobs.title },
      company: { id: companies.id, name: companies.name, logoUrl: companies.logoUrl },
    })
    .from(hiddenJobs)
    .leftJoin(jobs, eq(jobs.id, hiddenJobs.jobId))
    .innerJoin(companies, sql`${companies.id} = coalesce(${hiddenJobs.companyId}, ${jobs.companyId})`)
    .where(eq(hiddenJobs.userId, viewer.userId))
    .orderBy(desc(hiddenJobs.hiddenAt), desc(hiddenJobs.id))
  return rows
}

/** For queries of `jobs` other than the search: the user hid neither the job nor its company. */
export const notHiddenFrom = (userId: string): SQL => sql`not exists (
    select from ${hiddenJobs} where ${hiddenJobs.userId} = ${userId}
      and (${hiddenJobs.jobId} = ${jobs.id} or ${hiddenJobs.companyId} = ${jobs.companyId}))`

/** Whether a user hid this job or its company. */
export async function isHiddenFrom(db: Db, userId: string, job: { id: string; companyId: string }): Promise<boolean> {
  const isIt = or(eq(hiddenJobs.jobId, job.id), eq(hiddenJobs.companyId, job.companyId))
  const rows = await db
    .select({ id: hiddenJobs.id })
    .from(hiddenJobs)
    .where(and(eq(hiddenJobs.userId, userId), isIt))
    .limit(1)
  return rows.length > 0
}
