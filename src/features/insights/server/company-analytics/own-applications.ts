import { and, eq, gt, lte, ne, type SQL } from 'drizzle-orm'
import { applications } from '#db/schema/applications.ts'
import { jobs } from '#db/schema/jobs.ts'

/** The company's jobs; a deleted one is in no figure. */
export const ofCompany = (companyId: string): SQL =>
  and(eq(jobs.companyId, companyId), ne(jobs.status, 'deleted')) as SQL

/** Applications that companies count: what was withdrawn is in none of their figures. */
export const isCounted: SQL = ne(applications.status, 'withdrawn')

/** Applied after the one moment, and not after the other. */
export const appliedWithin = (after: Date, until: Date): SQL =>
  and(gt(applications.appliedAt, after), lte(applications.appliedAt, until)) as SQL
