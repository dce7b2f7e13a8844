import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { ofUser } from './accounts.ts'
import { timestamptz } from './columns.ts'
import { jobs } from './job-postings.ts'

/** How far a job seeker's matches have been computed. Without a row nothing has been computed, and the minimum is 70. */
export const jobMatchStates = pgTable(
  'job_match_states',
  {
    userId: ofUser().primaryKey(),
    minimumMatch: integer().notNull().default(70),
    /** The default resume and the profile that were used; when they change, the computation starts again. */
    candidate: text().notNull().default(''),
    /** Postings are processed in the order of their last change, then of their id: up to here. */
    throughAt: timestamptz(),
    throughId: uuid(),
    /** More postings are waiting than one round can process. */
    isBehind: boolean().notNull().default(true),
    checkedAt: timestamptz(),
  },
  (t) => [check('job_match_states_minimum', sql`${t.minimumMatch} between 50 and 100`)],
)

/** Postings of the last two months that match a job seeker with 50 or more, computed in the background. */
export const jobMatches = pgTable(
  'job_matches',
  {
    userId: ofUser(),
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    score: integer().notNull(),
    foundAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.jobId] }), index('job_matches_job').on(t.jobId)],
)

/**
 * Daily counts at the end of a UTC day, for values of which only the current state is stored elsewhere; from the first day of operation.
 */
export const platformDays = pgTable('platform_days', {
  day: date({ mode: 'string' }).primaryKey(),
  activeSubscriptions: integer().notNull(),
})
