import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { ofUser } from './accounts.ts'
import { timestamptz } from './columns.ts'
import { jobs } from './job-postings.ts'

/** How far a job seeker's matches are worked out; no row: nothing yet, and the minimum of 70. */
export const jobMatchStates = pgTable(
  'job_match_states',
  {
    userId: ofUser().primaryKey(),
    minimumMatch: integer().notNull().default(70),
    /** What was read: the default resume and the profile as they were; after a change a new reading starts. */
    candidate: text().notNull().default(''),
    /** Postings are gone through by when they last changed, then by id: up to here. */
    throughAt: timestamptz(),
    throughId: uuid(),
    /** There is more than one round could go through. */
    isBehind: boolean().notNull().default(true),
    checkedAt: timestamptz(),
  },
  (t) => [check('job_match_states_minimum', sql`${t.minimumMatch} between 50 and 100`)],
)

/** Postings of the last two months that match a job seeker at 50 or better, worked out in the background. */
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

/** What was counted at the end of a day, UTC, of which only the present state is stored elsewhere; from the first day on which it ran. */
export const platformDays = pgTable('platform_days', {
  day: date({ mode: 'string' }).primaryKey(),
  activeSubscriptions: integer().notNull(),
})
