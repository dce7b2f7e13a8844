import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { ofUser } from './accounts.ts'
import { applications } from './applications.ts'
import { createdAt, id, timestamptz } from './columns.ts'
import { companies } from './companies.ts'
import { files } from './documents.ts'
import { jobApplicationRequirements, jobs } from './job-postings.ts'

/**
 * Who opened the form of a job, and how far they came in it: a company reads counts of it, never whose they are. The applicant's
 * own; one a person and job.
 */
export const applicationFormStarts = pgTable(
  'application_form_starts',
  {
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    userId: ofUser(),
    startedAt: timestamptz().notNull().defaultNow(),
    /** When they last came further. */
    lastAt: timestamptz().notNull().defaultNow(),
    /** The last question, in the form's order, that has an answer; null before the first. */
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
 * What a person typed into the form of a job and has not sent: theirs alone, no company reads it. One a person and job; it is
 * deleted when they apply, 30 days after the job closed, and with their account.
 */
export const applicationDrafts = pgTable(
  'application_drafts',
  {
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    userId: ofUser(),
    values: jsonb().$type<unknown>().notNull(),
    /** The uploads among the values, by id: the sweeper leaves them while the draft names them. */
    fileIds: text().array().notNull().default([]),
    savedAt: timestamptz().notNull().defaultNow(),
    /** When the person was reminded of it; once a draft. */
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
 * What a company promised of its answer when an application was sent; later changes of the promise do not rewrite it. The trigger
 * reply_promises_follow (migration) keeps it: the first status away from submitted is the answer, and who withdraws in time and
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
    /** The day, where the company is, on which its people were reminded; once an application. */
    remindedOn: date({ mode: 'string' }),
  },
  (t) => [
    index('reply_promises_measured').on(t.companyId, t.sentAt.desc()),
    index('reply_promises_open').on(t.dueAt).where(sql`${t.repliedAt} is null and ${t.remindedOn} is null`),
  ],
)
