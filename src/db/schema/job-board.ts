import { sql } from 'drizzle-orm'
import { date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { ofUser } from './accounts.ts'
import { id, timestamptz } from './columns.ts'
import { jobs } from './job-postings.ts'

/** Words that occur in postings, for correcting typing errors in searches. */
export const searchWords = pgTable(
  'search_words',
  { word: text().primaryKey(), uses: integer().notNull().default(1) },
  (t) => [index('search_words_similar').using('gin', sql`${t.word} gin_trgm_ops`)],
)

export const savedJobs = pgTable(
  'saved_jobs',
  {
    id: id(),
    userId: ofUser(),
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    notes: text(),
    savedAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('saved_jobs_once').on(t.userId, t.jobId),
    index('saved_jobs_user').on(t.userId, t.savedAt.desc()),
  ],
)

/** A place of a posting. `id` is the GeoNames id of a town; `region` is an ISO 3166-2 code, if there is one. */
export type JobPlace = {
  id: number | null
  city: string | null
  region: string | null
  country: string
  lat: number | null
  lon: number | null
}

/** The places of a posting. The worker finds them with the gazetteer in the posting's location, or else in the company's. */
export const jobPlaces = pgTable('job_places', {
  jobId: uuid()
    .primaryKey()
    .references(() => jobs.id, { onDelete: 'cascade' }),
  places: jsonb().$type<JobPlace[]>().notNull(),
  /** The search keys of the place: 'c5128581', 'rUS-NY', 'kUS'. */
  keys: text().array().notNull(),
})

/** Views of a posting: one row for each job, reader (user, or a daily salted hash of the client) and day. */
export const jobViews = pgTable(
  'job_views',
  {
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    reader: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    source: text({ enum: ['direct', 'search', 'campaign', 'referral'] })
      .notNull()
      .default('direct'),
    viewedAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.jobId, t.reader, t.day] }),
    // for deleting old views: rows are stored in the order of their days, so an index of a few kilobytes finds them
    index('job_views_by_day').using('brin', t.day).with({ pages_per_range: 32, autosummarize: true }),
  ],
)
