import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { ofUser } from './accounts.ts'
import { applications } from './applications.ts'
import { createdAt, id, timestamptz } from './columns.ts'
import { companies } from './companies.ts'
import { files } from './documents.ts'
import { jobApplicationRequirements, jobs } from './job-postings.ts'

/**
 * Who opened the application form of a job, and how far they came. Companies see only counts, never persons. One row for each user and job.
 */
export const applicationFormStarts = pgTable(
  'application_form_starts',
  {
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    userId: ofUser(),
    startedAt: timestamptz().notNull().defaultNow(),
    /** When they last came further in the form. */
    lastAt: timestamptz().notNull().defaultNow(),
    /** The last answered question, in the form's order; null before the first. */
    furthestId: uuid().references(() => jobApplicationRequirements.id, { onDelete: 'set null' }),
    sentAt: timestamptz(),
  },
  (t) => [
    primaryKey({ columns: [t.jobId, t.userId] }),
    index('application_form_starts_job').on(t.jobId, t.startedAt),
    index('application_form_starts_user').on(t.userId),
  ],
)

/**
 * What a user typed into the application form of a job and has not sent. No company can read it. One row for each user and job; deleted
 * when they apply, 30 days after the job closed, and with their account.
 */
export const applicationDrafts = pgTable(
  'application_drafts',
  {
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    userId: ofUser(),
    values: jsonb().$type<unknown>().notNull(),
    /** Ids of the uploads among the values: the cleanup does not delete them while the draft lists them. */
    fileIds: text().array().notNull().default([]),
    savedAt: timestamptz().notNull().defaultNow(),
    /** When the user was reminded of the draft, which happens once. */
    remindedAt: timestamptz(),
  },
  (t) => [
    primaryKey({ columns: [t.jobId, t.userId] }),
    index('application_drafts_user').on(t.userId, t.savedAt),
    index('application_drafts_to_remind').on(t.savedAt).where(sql`${t.remindedAt} is null`),
  ],
)

export const applicationResponses = pgTable(
  'application_responses',
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    requirementId: uuid()
      .notNull()
      .references(() => jobApplicationRequirements.id, { onDelete: 'cascade' }),
    responseText: text(),
    responseData: jsonb().$type<unknown>(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('application_responses_once').on(t.applicationId, t.requirementId)],
)

export const applicationAttachments = pgTable(
  'application_attachments',
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    requirementId: uuid().references(() => jobApplicationRequirements.id, { onDelete: 'set null' }),
    fileId: uuid().references(() => files.id, { onDelete: 'set null' }),
    fileName: text().notNull(),
    filePath: text().notNull(),
    fileSize: integer().notNull(),
    contentType: text().notNull(),
    isResume: boolean().notNull().default(false),
    isCoverLetter: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [index('application_attachments_application').on(t.applicationId)],
)

/**
 * The answer deadline that a company promised when an application was sent; later changes of the promise do not affect it. The trigger
 * reply_promises_follow (migration) maintains it: the first status after submitted is the answer, and a candidate who withdraws in time and
 * unanswered waits for none.
 */
export const replyPromises = pgTable(
  'reply_promises',
  {
    applicationId: uuid()
      .primaryKey()
      .references(() => applications.id, { onDelete: 'cascade' }),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    sentAt: timestamptz().notNull(),
    dueAt: timestamptz().notNull(),
    repliedAt: timestamptz(),
    /** The day, in the company's time zone, on which its members were reminded; once for each application. */
    remindedOn: date({ mode: 'string' }),
  },
  (t) => [
    index('reply_promises_measured').on(t.companyId, t.sentAt.desc()),
    index('reply_promises_open').on(t.dueAt).where(sql`${t.repliedAt} is null and ${t.remindedOn} is null`),
  ],
)
