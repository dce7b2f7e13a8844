import { sql } from 'drizzle-orm'
import { check, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { ofUser } from './accounts.ts'
import { id, timestamptz } from './columns.ts'
import { companies } from './companies.ts'
import { jobs } from './job-postings.ts'

/** What a job seeker hid from their own searches: one job, or all jobs of a company. */
export const hiddenJobs = pgTable(
  'hidden_jobs',
  {
    id: id(),
    userId: ofUser(),
    jobId: uuid().references(() => jobs.id, { onDelete: 'cascade' }),
    companyId: uuid().references(() => companies.id, { onDelete: 'cascade' }),
    hiddenAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('hidden_jobs_job').on(t.userId, t.jobId),
    uniqueIndex('hidden_jobs_company').on(t.userId, t.companyId),
    check('hidden_jobs_one', sql`num_nonnulls(${t.jobId}, ${t.companyId}) = 1`),
  ],
)
