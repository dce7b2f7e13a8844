import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { applicationOrigins, applications } from '#db/schema/applications.ts'
import { jobs } from '#db/schema/job-postings.ts'

/** The company's jobs; a deleted one is in no count (CJOB-06). */
export const ofCompany = (companyId: string): SQL =>
  and(eq(jobs.companyId, companyId), ne(jobs.status, 'deleted')) as SQL

/** Applications that companies count: withdrawn ones are excluded. */
export const isCounted: SQL = ne(applications.status, 'withdrawn')

/** Excludes imported applications: no one here has kept these people waiting. */
export const isNotImported: SQL = isNull(applications.importId)

/** Excludes imported applications whose file does not have the days on which they were made and decided. */
export const hasKnownDays: SQL = sql`(${applications.importId} is null or exists (
  select 1 from ${applicationOrigins} origin where origin.application_id = ${applications.id} and origin.has_days))`

/** Both: the applications in a company's counts; joined with jobs. */
export const countedOf = (companyId: string): SQL => and(ofCompany(companyId), isCounted) as SQL
