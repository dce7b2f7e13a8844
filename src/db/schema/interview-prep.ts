import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { ofUser } from './accounts.ts'
import { createdAt, id, timestamptz, updatedAt } from './columns.ts'
import { jobs } from './job-postings.ts'

const interviewModes = ['text', 'audio'] as const
const resourceCategories = ['tips', 'strategies', 'examples', 'questions'] as const
const resourceTypes = ['article', 'video', 'link', 'guide'] as const
const scheduledStatuses = ['scheduled', 'completed', 'cancelled', 'no_show'] as const

/** A mock interview; a reloaded page continues from `sessionData`. */
export const interviewSessions = pgTable(
  'interview_sessions',
  {
    id: id(),
    userId: ofUser(),
    sessionName: text().notNull(),
    jobRole: text(),
    companyName: text(),
    jobId: uuid().references(() => jobs.id, { onDelete: 'set null' }),
    questionsAnswered: integer().notNull().default(0),
    questionsSkipped: integer().notNull().default(0),
    totalTimeMinutes: integer().notNull().default(0),
    /** 0 to 100; null while no question is answered. */
    averageScore: integer(),
    completed: boolean().notNull().default(false),
    interviewMode: text({ enum: interviewModes }).notNull().default('text'),
    /** The settings, the questions that were asked and the result of each. */
    sessionData: jsonb().notNull(),
    /** Incremented by each change, so that two pages cannot overwrite each other. */
    revision: integer().notNull().default(0),
    completedAt: timestamptz(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('interview_sessions_person').on(t.userId, t.createdAt.desc()),
    check('interview_sessions_mode', sql`${t.interviewMode} in ('text', 'audio')`),
    check('interview_sessions_score', sql`${t.averageScore} between 0 and 100`),
  ],
)

/** Resources to read, delivered with the product and identified by `key`. */
export const interviewResources = pgTable(
  'interview_resources',
  {
    id: id(),
    key: text().notNull().unique(),
    title: text().notNull(),
    summary: text().notNull(),
    content: text().notNull(),
    category: text({ enum: resourceCategories }).notNull(),
    resourceType: text({ enum: resourceTypes }).notNull(),
    jobRole: text(),
    tags: text().array().notNull().default([]),
    externalUrl: text(),
    retiredAt: timestamptz(),
    createdAt: createdAt(),
  },
  (t) => [
    check('interview_resources_category', sql`${t.category} in ('tips', 'strategies', 'examples', 'questions')`),
    check('interview_resources_type', sql`${t.resourceType} in ('article', 'video', 'link', 'guide')`),
  ],
)

export const interviewBookmarks = pgTable(
  'interview_bookmarks',
  {
    userId: ofUser(),
    resourceId: uuid()
      .notNull()
      .references(() => interviewResources.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.resourceId] })],
)

/** The user's phone number for reminders and, if a telephony provider is configured, for the call; one for each user. */
export const interviewPhoneDetails = pgTable('interview_phone_details', {
  id: id(),
  userId: ofUser().unique(),
  phoneNumber: text().notNull(),
  countryCode: text().notNull(),
  isVerified: boolean().notNull().default(false),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

export const scheduledInterviews = pgTable(
  'scheduled_interviews',
  {
    id: id(),
    userId: ofUser(),
    phoneDetailsId: uuid().references(() => interviewPhoneDetails.id, { onDelete: 'set null' }),
    scheduledDate: timestamptz().notNull(),
    /** The time zone in which the time was chosen, such as 'Europe/Berlin'. */
    timeZone: text().notNull(),
    sessionConfig: jsonb().notNull(),
    /** The mock interview that was started from this booking. */
    sessionId: uuid().references(() => interviewSessions.id, { onDelete: 'set null' }),
    status: text({ enum: scheduledStatuses }).notNull().default('scheduled'),
    notes: text(),
    /** The SEQUENCE in calendar files: incremented by every change, so that a calendar accepts the newer file. */
    sequence: integer().notNull().default(0),
    remindedAt: timestamptz(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('scheduled_interviews_person').on(t.userId, t.scheduledDate),
    index('scheduled_interviews_due').on(t.scheduledDate).where(sql`${t.status} = 'scheduled'`),
    check('scheduled_interviews_status', sql`${t.status} in ('scheduled', 'completed', 'cancelled', 'no_show')`),
  ],
)
