import { date, index, integer, jsonb, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { ofUser, users } from './accounts.ts'
import { createdAt, id, timestamptz, updatedAt } from './columns.ts'

/** What users enter about themselves; their name, email address and image are in `users`. */
export const profiles = pgTable('profiles', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  bio: text(),
  phone: text(),
  location: text(),
  website: text(),
  currentJobTitle: text(),
  currentCompany: text(),
  yearsOfExperience: numeric({ mode: 'number' }),
  industry: text(),
  employmentStatus: text(),
  desiredSalaryMin: integer(),
  desiredSalaryMax: integer(),
  careerObjective: text(),
  educationLevel: text(),
  linkedinUrl: text(),
  portfolioUrl: text(),
  skills: jsonb().$type<string[]>().notNull().default([]),
  certifications: jsonb().$type<string[]>().notNull().default([]),
  preferredJobTypes: jsonb().$type<string[]>().notNull().default([]),
  /** Set by moderation only: hidden from companies (MOD-08). */
  hiddenAt: timestamptz(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

/** Stored profile images. The one in `users.image` is shown; others are being uploaded or deleted. */
export const avatars = pgTable(
  'avatars',
  {
    id: id(),
    userId: ofUser(),
    key: text().notNull().unique(),
    size: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('avatars_user').on(t.userId)],
)

/** A company's member opened a candidate's application or shared resume: at most one row for each viewer and day. */
export const profileViews = pgTable(
  'profile_views',
  {
    userId: ofUser(),
    viewerId: ofUser(),
    day: date({ mode: 'string' }).notNull(),
    companyId: uuid(),
    viewedAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.viewerId, t.day] })],
)
