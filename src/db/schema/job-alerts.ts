import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { ofUser } from './accounts.ts'
import { createdAt, id, timestamptz, updatedAt } from './columns.ts'
import { companies } from './companies.ts'
import { jobs } from './job-postings.ts'

export const alertFrequencies = ['none', 'daily', 'weekly'] as const

/** A saved search, and how often its owner gets mails about new jobs. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: id(),
    userId: ofUser(),
    name: text().notNull(),
    q: text().notNull().default(''),
    location: text().notNull().default(''),
    employmentType: text({ enum: ['full-time', 'part-time', 'contract', 'internship', 'temporary'] }),
    remote: boolean().notNull().default(false),
    companyId: uuid().references(() => companies.id, { onDelete: 'cascade' }),
    /** The language of the postings: 'de'. */
    language: text({ enum: ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'sv', 'pl'] }),
    frequency: text({ enum: alertFrequencies }).notNull().default('none'),
    /** The last day ('2026-11-22') or week ('2026-W47') that was processed: each is processed once. */
    checkedFor: text().notNull().default(''),
    /** Jobs posted before this time are not new. */
    newsFrom: timestamptz().notNull().defaultNow(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('saved_searches_user').on(t.userId, t.createdAt.desc()),
    index('saved_searches_mailed').on(t.frequency).where(sql`${t.frequency} <> 'none'`),
    check('saved_searches_frequency', sql`${t.frequency} in ('none', 'daily', 'weekly')`),
    check(
      'saved_searches_asks',
      sql`${t.q} <> '' or ${t.location} <> '' or ${t.employmentType} is not null or ${t.remote}
        or ${t.companyId} is not null or ${t.language} is not null`,
    ),
  ],
)

/** A mail about a saved search: at most one for each period. */
export const savedSearchAlerts = pgTable(
  'saved_search_alerts',
  {
    id: id(),
    savedSearchId: uuid()
      .notNull()
      .references(() => savedSearches.id, { onDelete: 'cascade' }),
    period: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('saved_search_alerts_once').on(t.savedSearchId, t.period)],
)

/** The jobs that a saved search has already mailed: each job is mailed only once. */
export const savedSearchHits = pgTable(
  'saved_search_hits',
  {
    savedSearchId: uuid()
      .notNull()
      .references(() => savedSearches.id, { onDelete: 'cascade' }),
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    alertId: uuid()
      .notNull()
      .references(() => savedSearchAlerts.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.savedSearchId, t.jobId] }), index('saved_search_hits_alert').on(t.alertId)],
)
