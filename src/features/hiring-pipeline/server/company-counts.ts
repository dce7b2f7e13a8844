import { and, eq, isNull, ne, type SQL } from 'drizzle-orm'
import { applications } from '#db/schema/applications.ts'
import { jobs } from '#db/schema/job-postings.ts'

/** The company's jobs; a deleted one is in no count (CJOB-06). */
export const ofCompany = (companyId: string): SQL =>
  and(eq(jobs.companyId, companyId), ne(jobs.status, 'deleted')) as SQL

/** Applications that companies count: withdrawn ones are excluded. */
export const isCounted: SQL = ne(applications.status, 'withdrawn')

/** Excludes imported applications: their statuses were set in another system, at an unknown time. */
export const isNotImported: SQL = isNull(applications.importId)

/** Both: the applications in a company's counts; joined with jobs. */
export const countedOf = (companyId: string): SQL => and(ofCompany(companyId), isCounted) as SQL
