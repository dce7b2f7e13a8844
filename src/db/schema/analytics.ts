import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { ofUser } from './accounts.ts'
import { timestamptz } from './columns.ts'
import { jobs } from './job-postings.ts'

const ofJob = () =>
  uuid()
    .notNull()
    .references(() => jobs.id, { onDelete: 'cascade' })

/**
 * What is known of a job seeker for matching. Without a row nothing has been computed, and the minimum is 70. `titles` and `skills` are the
 * keys by which new postings find the person (features/matching/match-keys.ts).
 */
export const jobMatchStates = pgTable(
  'job_match_states',
  {
    userId: ofUser().primaryKey(),
    minimumMatch: integer().notNull().default(70),
    /** The default resume and the profile that were used; when they change, the computation starts again. */
    candidate: text().notNull().default(''),
    titles: text().array().notNull().default([]),
    skills: text().array().notNull().default([]),
    /** The first pass over all recent postings is not finished. */
    isBehind: boolean().notNull().default(true),
    checkedAt: timestamptz(),
  },
  (t) => [
    check('job_match_states_minimum', sql`${t.minimumMatch} between 50 and 100`),
    index('job_match_states_titles').using('gin', t.titles),
    index('job_match_states_skills').using('gin', t.skills),
  ],
)

/** The keys of each recent posting, and its last change that job seekers were looked up for. */
export const jobMatchPostings = pgTable(
  'job_match_postings',
  {
    jobId: ofJob().primaryKey(),
    titles: text().array().notNull(),
    skills: text().array().notNull(),
    /** How many skills a person needs to have in common with the posting if no title is alike. */
    minSkills: integer().notNull(),
    /** Null until the job seekers have been looked up for the first time. */
    changedAt: timestamptz(),
  },
  (t) => [
    index('job_match_postings_titles').using('gin', t.titles),
    index('job_match_postings_skills').using('gin', t.skills),
  ],
)

/** Pairs of a job seeker and a posting that have to be compared. */
export const jobMatchDue = pgTable('job_match_due', { userId: ofUser(), jobId: ofJob() }, (t) => [
  primaryKey({ columns: [t.userId, t.jobId] }),
  index('job_match_due_job').on(t.jobId),
])

/** Postings of the last two months that match a job seeker with 50 or more, computed in the background. */
export const jobMatches = pgTable(
  'job_matches',
  {
    userId: ofUser(),
    jobId: ofJob(),
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
